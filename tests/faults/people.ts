import type { FaultWorld } from './fault-world'

/**
 * Provides people of the demo world, each once until all have been used: one person's limits and mails affect no one
 * else.
 */
export interface People {
  /** Returns the username of a customer with a login. */
  readonly withLogin: () => string
  /** Returns a customer who may register, with the data for the look-up. */
  readonly withoutLogin: () => Unregistered
}

export interface Unregistered {
  readonly email: string
  readonly identifier: string
  readonly zipCode: string
}

/** Reads the available people. */
export async function findPeople(world: FaultWorld): Promise<People> {
  const logins = await world.query<{ username: string }>(
    `select "Username" as username from record."User"
     where "Portal_Role__c" = 'Customer' and "IsActive" order by 1`,
  )
  const unregistered = await world.query<Unregistered & { readonly id: string }>(
    `select distinct on (c."Email") c."Email" as email, a."AccountNumber" as identifier,
       left(a."Service_Postal_Code__c", 5) as "zipCode"
     from record."Contact" c join record."Account" a on a."ContactId" = c."Id"
     where a."Status__c" = 'Active' and c."Email" is not null
       and not exists (select 1 from record."User" u
         where u."ContactId" = c."Id" or lower(u."Username") = lower(c."Email"))
     order by c."Email", a."AccountNumber"`,
  )
  return { withLogin: inTurn(logins.map(({ username }) => username)), withoutLogin: inTurn(unregistered) }
}

function inTurn<Person>(people: readonly Person[]): () => Person {
  let next = 0
  return () => {
    const person = people[next % people.length]
    if (person === undefined) throw new TypeError('The demo world has no such people.')
    next += 1
    return person
  }
}
