// The database's clock in the hands of a test: rules ask it alone for the time, so a week passes in seconds.
import type { TestDatabase } from './database.ts';

export interface OwnClock {
  /** Moves the hand; it stands still until it is moved again. @param at such as `2027-03-29T00:00:00Z` */
  set(at: string): Promise<void>;
}

/**
 * Takes over the clock of a database that nobody has connected to yet: `now()` is found in a schema of the test
 * before that of PostgreSQL, by every node, and defaults of columns ask it too.
 */
export async function ownClock(database: TestDatabase, at: string): Promise<OwnClock> {
  const { asOwner } = database;
  const name = database.appConfig.database!;
  await asOwner(`
    create schema clock;
    create table clock.hand (at timestamptz not null);
    create function clock.now() returns timestamptz language sql stable as 'select at from clock.hand';
    grant usage on schema clock to public;
    grant select on clock.hand to public;
    alter database ${name} set search_path = clock, pg_catalog, "$user", public;
    do $$ declare of record; begin
      for of in select attrelid::regclass as "table", attname as "column"
        from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and pg_get_expr(adbin, adrelid) = 'now()'
      loop
        execute format('alter table %s alter column %I set default clock.now()', of."table", of."column");
      end loop;
    end $$;`);
  await asOwner('insert into clock.hand values ($1)', [at]);
  return {
    async set(to) {
      await asOwner('update clock.hand set at = $1', [to]);
    },
  };
}
