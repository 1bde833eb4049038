import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { type DataGroup, dataGroups } from '../../facts/data-groups'
import { countOwnRecords } from '../../operations/own-data/count-own-records'
import { listOwnDataContract } from './contract'

const handle = handleCall(listOwnDataContract, async (_request, context: MethodContext) => {
  signedInCustomer(context)
  const groups: { group: DataGroup; records: number }[] = []
  for (const group of Object.keys(dataGroups) as DataGroup[]) {
    let records = 0
    for (const objectApiName of dataGroups[group]) records += await countOwnRecords(context, objectApiName)
    groups.push({ group, records })
  }
  return { body: { groups } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
