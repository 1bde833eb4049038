import type { ObjectDeclaration, RuleContext, Viewer } from '@porchlight/metadata'

export const adminViewer: Extract<Viewer, { readonly class: 'admin' }> = {
  class: 'admin',
  language: 'en',
  userId: '005000000000002AAA',
}
export const systemViewer: Viewer = { class: 'system', language: 'en', userId: '005000000000001AAA' }
export const customerViewer: Viewer = {
  class: 'customer',
  language: 'en',
  userId: '005000000000003AAA',
  contactId: '003000000000003AAA',
}

/** The evening of 19 November in Chicago. */
const now = new Date('2026-11-20T03:00:00.000Z')

/**
 * Returns the fields that the object's rules reject when `next` is written. Throws when a message is not a sentence in
 * both languages or names a field that the object does not have.
 */
export function complaints(
  object: ObjectDeclaration,
  next: RuleContext['next'],
  more: Partial<RuleContext> = {},
): string[] {
  const context: RuleContext = { next, previous: null, viewer: adminViewer, now, ...more }
  return object.rules.flatMap((rule) => {
    const failure = rule.check(context)
    if (failure === null) return []
    const { en, es } = failure.message
    if (!/^[A-Z].+\.$/.test(en) || !/^[A-ZÁÉÍÓÚ].+\.$/.test(es) || !(failure.fieldApiName in object.fields)) {
      throw new TypeError(`${object.apiName}.${rule.name} complains badly.`)
    }
    return [failure.fieldApiName]
  })
}
