import { AsyncLocalStorage } from 'node:async_hooks'

/** Not a parameter of each write: a request writes as its viewer and as the system, by engines of several makers. */
const persons = new AsyncLocalStorage<string>()

/**
 * Runs the work of a request: the change events of everything that any engine writes during it, as whichever viewer,
 * name this user, who from then on is not shown an older state (`readUnseenChanges`).
 */
export function workForPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  return persons.run(userId, work)
}

/** Returns the user whose request is being served; null when there is none, as in a job. */
export function personOfWork(): string | null {
  return persons.getStore() ?? null
}
