# The app alone; the database is a PostgreSQL 15 to 18 of its own, see compose.yaml.
# This file has not been run on a container engine yet. Its commands were run one by one outside of one.

# --- Builds content and client with all packages.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/build.ts

# --- The packages that the server needs to run: neither build tools nor the embedded database.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24-slim
WORKDIR /app
# The last two: scripts/bootstrap/allocation.mjs says what for.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    PORT=3000 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1048576
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY drizzle ./drizzle
COPY src/domain ./src/domain
COPY src/contract ./src/contract
COPY src/content ./src/content
COPY src/texts ./src/texts
COPY src/server ./src/server
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
