// Teams over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { anyone, signedIn, unwrap } from '#server/http/procedures.ts';
import {
  changeTeam,
  createInvite,
  createTeam,
  handTeamOver,
  joinTeam,
  leaveTeam,
  readInvite,
  readMyTeam,
  removeMember,
  revokeInvite,
} from './team.usecases.ts';
import { readTeamBoard } from './team-board.usecases.ts';

export const teamRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { teams } = signedIn;
  return {
    mine: teams.mine.handler(({ context }) => readMyTeam(context.db, catalog, context.learnerId)),
    create: teams.create.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => createTeam(tx, catalog, context.learnerId, input.name))),
    ),
    change: teams.change.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => changeTeam(tx, catalog, context.learnerId, input))),
    ),
    leave: teams.leave.handler(async ({ context }) =>
      unwrap(await context.write((tx) => leaveTeam(tx, catalog, context.learnerId))),
    ),
    removeMember: teams.removeMember.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) =>
          removeMember(tx, catalog, { ...input, learnerId: context.learnerId }),
        ),
      ),
    ),
    handOver: teams.handOver.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) =>
          handTeamOver(tx, catalog, { ...input, learnerId: context.learnerId }),
        ),
      ),
    ),
    createInvite: teams.createInvite.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => createInvite(tx, catalog, context.learnerId, input))),
    ),
    revokeInvite: teams.revokeInvite.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => revokeInvite(tx, catalog, context.learnerId, input.token)),
      ),
    ),
    invite: anyone.teams.invite.handler(async ({ context, input }) =>
      unwrap(await readInvite(context.db, catalog, input.token)),
    ),
    join: teams.join.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => joinTeam(tx, catalog, context.learnerId, input.token))),
    ),
    board: teams.board.handler(({ context, input }) =>
      readTeamBoard(context.db, context.learnerId, input.period),
    ),
  };
};
