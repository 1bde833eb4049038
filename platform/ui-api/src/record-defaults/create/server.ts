import { describeLayout, fingerprint } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { defaultRecord } from '../../representation/default-record'
import { layoutFields } from '../../representation/layout-fields'
import { objectInfosOf } from '../../representation/object-infos'
import { parseNames, parseSelection } from '../../request/parse-request'
import { findCreateable } from '../../request/records/find-createable'
import { findRecordType } from '../../request/records/find-object'
import { getRecordCreateDefaultsContract } from './contract'

const handleGetCreateDefaults = handleCall(
  getRecordCreateDefaultsContract,
  async ({ params, query }, context: CallContext) => {
    const { object, access } = findCreateable(params.objectApiName, context)
    const { recordTypeId } = findRecordType(object, query.recordTypeId ?? object.recordTypes[0]?.recordTypeId)
    const layout = describeLayout(object, access, context.viewer.language, {
      layoutType: 'Full',
      mode: 'Create',
      recordTypeId,
    })
    const { optionalFields } = parseSelection(object, [], parseNames(query.optionalFields), true)
    const paths = [...layoutFields(object, access, ['Full'], ['Create']), ...optionalFields]
    const record = await defaultRecord(object, recordTypeId, paths, context)
    const objectInfos = objectInfosOf(object, paths, context)
    const eTags = [layout, record, ...Object.values(objectInfos)].map(({ eTag }) => eTag)
    return { body: { eTag: fingerprint(eTags.join()), layout, objectInfos, record } }
  },
)

/** The call that returns the initial values of a new record. */
export const handlers: readonly CallHandler[] = [handleGetCreateDefaults]
