import type { BrandKey } from '@porchlight/brands'
import { createCustomer, type NewCustomer } from '@porchlight/domains/testing/new-customer'
import type { Target } from './abuse-world'
import { password } from './abuse-world'

/** A customer created for one check, with an account and an order. */
export type Newcomer = NewCustomer & { readonly email: string }

/** A newcomer with a login, with `password`. */
export interface SignedUp extends Newcomer {
  readonly userId: string
}

interface NewcomerOptions {
  readonly email?: string
  readonly brand?: BrandKey
  readonly status?: 'Active' | 'Cancelled'
}

/** Creates a customer without a login. */
export async function createNewcomer(
  { context }: Target,
  { email, ...options }: NewcomerOptions = {},
): Promise<Newcomer> {
  const customer = await createCustomer(
    { world: { context }, systemViewer: context.systemViewer },
    { ...options, ...(email === undefined ? {} : { email }) },
  )
  return { ...customer, email: customer.email ?? '' }
}

/** Creates a customer who has signed up. */
export async function createSignedUp(target: Target, options: NewcomerOptions = {}): Promise<SignedUp> {
  const { engine, systemViewer, identity } = target.context
  const newcomer = await createNewcomer(target, options)
  const userId = await engine.createRecord(systemViewer, 'User', {
    fields: {
      FirstName: 'Nadia',
      LastName: 'Harrowgate',
      Username: newcomer.email,
      Email: newcomer.email,
      ContactId: newcomer.contactId,
      Portal_Role__c: 'Customer',
    },
  })
  await identity.setPassword(userId, password)
  return { ...newcomer, userId }
}

/** Disables a login, as staff do. */
export async function switchOff({ context }: Target, userId: string): Promise<void> {
  await context.engine.updateRecord(context.systemViewer, userId, { fields: { IsActive: false } })
}
