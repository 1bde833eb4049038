import type pg from 'pg'

/** A pool or one connection of it: whatever a statement can be sent to. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

/** A statement with a fixed text. Named statements are planned once per connection. */
export interface Statement {
  readonly text: string
  readonly name: string | undefined
}
