import { fail } from '@porchlight/errors'
import { type FieldPath, type TypedRecord, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../objects/account/object'

/**
 * Reads an account as the viewer. Another customer's account is answered like one that does not exist (`notFound`);
 * `invalidRecordId` when `requested` is no id.
 */
export async function viewedAccount<const Path extends FieldPath<typeof accountObject>>(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  requested: string,
  fields: readonly Path[],
): Promise<TypedRecord<typeof accountObject, Path>> {
  const accountId = toRecordId(requested)
  if (accountId === null) throw fail('invalidRecordId', { parameter: 'accountId', value: requested })
  const account = await read(engine, viewer, accountObject, accountId, fields)
  if (account === null) throw fail('notFound')
  return account
}
