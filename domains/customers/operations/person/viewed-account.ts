import { fail } from '@porchlight/errors'
import { keyPrefixOf, type RecordRepresentation, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'

/**
 * Reads an account as the viewer. Another customer's account is answered like one that does not exist (`notFound`);
 * `invalidRecordId` when `requested` is no id.
 */
export async function viewedAccount(
  { engine, metadata, viewer }: Pick<MethodContext, 'engine' | 'metadata' | 'viewer'>,
  requested: string,
  fields: readonly string[],
  optionalFields: readonly string[] = [],
): Promise<RecordRepresentation> {
  const accountId = toRecordId(requested)
  if (accountId === null) throw fail('invalidRecordId', { parameter: 'accountId', value: requested })
  const isAccount = metadata.objectByKeyPrefix(keyPrefixOf(accountId))?.apiName === 'Account'
  const account = isAccount ? await engine.readRecord(viewer, accountId, { fields, optionalFields }) : null
  if (account === null) throw fail('notFound')
  return account
}
