import { notWritable } from './resolve'
import type { WriteDraft } from './write-draft'

/**
 * Step 2: every field given is one that viewers of this class may write. Access to the record itself is in
 * the statement that writes it, so that nothing can change between the check and the write.
 */
export function checkAccess(draft: WriteDraft): void {
  const access = draft.object.access[draft.viewer.class]
  const writable = draft.previous === null ? access.create : access.update
  const derived = draft.object.derived?.fields ?? []
  for (const field of draft.given.keys()) {
    const refused = field.system || derived.includes(field.apiName) || !writable.has(field.apiName)
    if (refused) throw notWritable(field.apiName)
  }
}
