import { grantedFields } from './granted-fields'
import { notWritable } from './resolve'
import type { WriteDraft } from './write-draft'

/**
 * Step 2: checks that viewers of this class may write every field in the request. Access to the record itself is
 * checked in the statement that writes it, so that nothing can change between the check and the write.
 */
export function checkAccess(draft: WriteDraft): void {
  const access = draft.object.access[draft.viewer.class]
  const kind = draft.previous === null ? 'create' : 'update'
  const writable = access[kind]
  const granted = grantedFields(draft.grants, draft.object, kind)
  const derived = draft.object.derived?.fields ?? []
  for (const field of draft.given.keys()) {
    const isNobodys = field.system || derived.includes(field.apiName)
    const mayWrite = writable.has(field.apiName) || granted.includes(field.apiName)
    if (isNobodys || !mayWrite) throw notWritable(field.apiName)
  }
}
