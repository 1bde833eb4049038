import { type AbuseWorld, bearer } from './abuse-world'

/** A person unrelated to us: a guest, or a customer who has just signed up and has no account. */
export interface Stranger {
  readonly name: 'guest' | 'newcomer'
  readonly headers: Readonly<Record<string, string>>
  readonly viewerClass: 'guest' | 'customer'
  /** The records that are the stranger's own. */
  readonly ownIds: readonly string[]
}

let newcomers = 0

/** Returns both, with the newcomer freshly signed up. */
export async function openStrangers(world: AbuseWorld): Promise<readonly [Stranger, Stranger]> {
  newcomers += 1
  const { engine, systemViewer } = world.context
  const email = `stranger.${newcomers}@example.com`
  const person = { FirstName: 'Odalys', LastName: 'Quillfeather', Email: email }
  const contactId = await engine.createRecord(systemViewer, 'Contact', {
    fields: { ...person, Customer_Brand__c: 'first' },
  })
  const userId = await engine.createRecord(systemViewer, 'User', {
    fields: { ...person, Username: email, ContactId: contactId, Portal_Role__c: 'Customer' },
  })
  return [
    { name: 'guest', headers: {}, viewerClass: 'guest', ownIds: [] },
    {
      name: 'newcomer',
      headers: bearer(await world.world.tokenOf(email)),
      viewerClass: 'customer',
      ownIds: [contactId, userId],
    },
  ]
}
