import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type FileForm, storedFiles } from '@porchlight/server-methods/form/read-file-form'
import type { StoredFile } from '@porchlight/ui-api/server'
import { type OrderAccess, requireOrderAccess } from '../../enrollment/operations/order-task/order-access'

/** The field that holds the files, which the camera's field adds to. */
export const filesField = 'attachment'

/** A form with papers for the order that its field `orderId` names; the rights to that order decide who may send it. */
export function documentForm<Name extends string>(
  context: MethodContext,
  names: readonly Name[],
): FileForm<Name | 'orderId', OrderAccess, StoredFile> {
  return {
    ...storedFiles(context.uploads, [filesField, 'photo']),
    names: ['orderId', ...names],
    leading: ['orderId'],
    maxFiles: 5,
    admit: (texts) => requireOrderAccess(context, texts.orderId),
  }
}
