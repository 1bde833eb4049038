import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { findOrderAccess, type OrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { missingTypes } from '../../operations/missing-types'
import { type OrderDocument, readDocuments } from '../../operations/read-documents'
import { type OfferedDocument, readOfferedDocuments } from '../../operations/read-offered-documents'
import { documentsOverviewContract } from './contract'

/** What may be sent again, or for the first time. */
const open: readonly string[] = ['Requested', 'Rejected', 'Received', 'Checking']

const handle = handleCall(documentsOverviewContract, async ({ body }, context: MethodContext) => {
  const access = await findOrderAccess(context, body.orderId)
  const { maxBytes } = context.uploads
  if ('problem' in access) {
    const nothing = { orderId: null, street: null, isOpen: false, documents: [], types: [], missing: [] }
    return { body: { problem: access.problem, ...nothing, maxBytes } }
  }
  const documents = await readDocuments(context.engine, access.recorder, access.orderId)
  const offered = await readOfferedDocuments(context.engine, context.systemViewer, access.brand)
  const isMasked = access.audience === 'lookUp'
  return {
    body: {
      problem: null,
      orderId: isMasked ? null : access.orderId,
      street: isMasked && access.street !== null ? maskStreet(access.street) : access.street,
      isOpen: access.status === 'Pending',
      documents: documents.map((document) => shown(document, access)),
      types: typesToSend(documents, offered),
      missing: [...missingTypes(documents)],
      maxBytes,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** The link of a mail may be forwarded: it shows names, and only who is signed in gets the files themselves. */
function shown({ requirementId: _, ...document }: OrderDocument, { audience }: OrderAccess) {
  const files = document.files.map(({ documentId, name, size, scan }) => ({
    name: audience === 'lookUp' ? null : name,
    size,
    scan,
    fileId: audience === 'customer' && scan === 'Clean' ? documentId : null,
  }))
  return { ...document, files }
}

/** The types that are required and not settled, then those that may also be sent. */
function typesToSend(documents: readonly OrderDocument[], offered: readonly OfferedDocument[]) {
  const requested = documents.filter(({ status }) => open.includes(status))
  const known = new Set<string>(documents.map(({ type }) => type))
  const distinct = [...new Map(requested.map((document) => [document.type, document])).values()]
  return [
    ...distinct.map(({ type, isRequired, explanation }) => ({ type, isRequired, explanation })),
    ...offered.filter(({ type }) => !known.has(type)).map((document) => ({ ...document, isRequired: false })),
  ]
}
