import { quoteIdentifier } from '../sql/identifier'
import type { ComputedColumn, DesiredColumn } from './desired-schema'

/** Before a column's name: the trigger that computes it where PostgreSQL does not generate it. */
export const computeTriggerPrefix = 'compute_'

/** How many rows get the value of a computed column in one transaction. */
const pieceOfRows = 500

/** Adds a column to a table in use, whose existing rows then hold null. */
export function addColumn(column: DesiredColumn): string {
  const { tableName, columnName, columnType, computed } = column
  const add = `alter table record.${quoteIdentifier(tableName)} add column ${quoteIdentifier(columnName)} ${columnType}`
  return computed === undefined ? add : `${add};\n${computeByTrigger(column, computed)}`
}

/**
 * A generated column would have PostgreSQL rewrite the table under an exclusive lock. Instead, a trigger computes the
 * value for rows written from now on, and `fillColumn` for existing rows. The trigger is in the same SQL text as the
 * column, and so in the same transaction: no row is written between the two.
 */
function computeByTrigger(
  { tableName, columnName }: DesiredColumn,
  { expression, from }: ComputedColumn,
): string {
  const name = quoteIdentifier(columnName)
  const trigger = quoteIdentifier(`${computeTriggerPrefix}${columnName}`)
  const routine = `record.${quoteIdentifier(`${computeTriggerPrefix}${tableName}_${columnName}`)}`
  return `create or replace function ${routine}() returns trigger language plpgsql as $compute$
    #variable_conflict use_column
    begin
      select ${expression} into new.${name} from (select (new).*) as written;
      return new;
    end $compute$;
    create trigger ${trigger} before insert or update of ${[...from.map(quoteIdentifier), name].join(', ')}
      on record.${quoteIdentifier(tableName)} for each row execute function ${routine}()`
}

/**
 * Has the trigger of a computed column fill it where it is null, in chunks, each in its own transaction. It never waits
 * for a row that is being written, so it cannot deadlock; such rows are revisited at the end. Runs by itself, outside a
 * transaction; if interrupted, it resumes where it stopped.
 */
export function fillColumn(tableName: string, columnName: string): string {
  const table = `record.${quoteIdentifier(tableName)}`
  const name = quoteIdentifier(columnName)
  return `do $fill$
    declare
      done_through text collate "C" := '';
      piece text[];
    begin
      loop
        select array_agg("Id" order by "Id") into piece from (
          select "Id" from ${table} where "Id" > done_through and ${name} is null
          order by "Id" limit ${pieceOfRows} for no key update skip locked
        ) as unfilled;
        if piece is not null then
          update ${table} set ${name} = null where "Id" = any(piece);
          done_through := piece[array_upper(piece, 1)];
          commit;
        else
          exit when not exists (select from ${table} where ${name} is null);
          done_through := '';
          commit;
          perform pg_sleep(0.1);
        end if;
      end loop;
    end $fill$`
}
