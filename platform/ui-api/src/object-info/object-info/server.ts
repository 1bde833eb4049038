import { fail } from '@porchlight/errors'
import { describeObject, describeObjects, type ObjectInfoRepresentation } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseNames } from '../../request/parse-request'
import { findObject, resourceUrl } from '../../request/records/find-object'
import { settleItem } from '../../request/settle-item'
import { getObjectInfoContract, getObjectInfoDirectoryContract, getObjectInfosContract } from './contract'

const maxObjects = 100

const handleGetObjectInfoDirectory = handleCall(
  getObjectInfoDirectoryContract,
  async (_request, context: CallContext) => ({
    body: describeObjects(context.metadata, context.viewer.class, context.viewer.language, (apiName) =>
      resourceUrl(context, `/object-info/${apiName}`),
    ),
  }),
)

const handleGetObjectInfo = handleCall(getObjectInfoContract, async ({ params }, context: CallContext) => ({
  body: describe(params.objectApiName, context),
}))

const handleGetObjectInfos = handleCall(getObjectInfosContract, async ({ params }, context: CallContext) => {
  const names = parseNames(params.objectApiNames)
  if (names.length > maxObjects)
    throw fail('tooManyValues', { parameter: 'objectApiNames', limit: maxObjects })
  return {
    body: { results: await Promise.all(names.map((name) => settleItem(() => describe(name, context)))) },
  }
})

/** The calls that describe objects: all in short, one, several. */
export const handlers: readonly CallHandler[] = [
  handleGetObjectInfoDirectory,
  handleGetObjectInfo,
  handleGetObjectInfos,
]

function describe(objectApiName: string, context: CallContext): ObjectInfoRepresentation {
  const { object, access } = findObject(objectApiName, context)
  return describeObject(object, access, context.metadata, context.viewer.language)
}
