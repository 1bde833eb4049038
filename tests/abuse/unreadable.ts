import type { ViewerClass } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'

/** Returns the fields of a response's records that a class of viewer was not granted, as `Object.Field`. */
export function unreadableIn(answer: unknown, viewerClass: ViewerClass): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap((item) => unreadableIn(item, viewerClass))
  if (typeof answer !== 'object' || answer === null) return []
  const inside = Object.values(answer).flatMap((part) => unreadableIn(part, viewerClass))
  if (!('fields' in answer) || !('apiName' in answer) || typeof answer.apiName !== 'string') return inside
  const object = metadata.object(answer.apiName)
  if (object === undefined || typeof answer.fields !== 'object' || answer.fields === null) return inside
  const { read } = object.access[viewerClass]
  const ungranted = new Set(
    [...object.fields.values()]
      .filter(({ apiName }) => !read.has(apiName))
      .flatMap(({ apiName, reference }) => [apiName, reference?.relationshipName ?? apiName]),
  )
  const names = Array.isArray(answer.fields) ? [] : Object.keys(answer.fields)
  return [
    ...names.filter((name) => ungranted.has(name)).map((name) => `${object.apiName}.${name}`),
    ...inside,
  ]
}

/**
 * Returns the names of objects and fields that a class of viewer cannot read anywhere, where they appear in a response
 * as names.
 */
export function hiddenNames(viewerClass: ViewerClass, payload: string): readonly string[] {
  const texts = Array.from(payload.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => text)
  const hidden = namesHiddenFrom(viewerClass)
  return [...new Set(texts.flatMap((text) => text.split(/[.,]/)).filter((name) => hidden.has(name)))]
}

function namesHiddenFrom(viewerClass: ViewerClass): ReadonlySet<string> {
  const hidden = new Set<string>()
  const readable = new Set<string>()
  for (const object of metadata.objects.values()) {
    const access = object.access[viewerClass]
    const isHidden = access.records.kind === 'none'
    ;(isHidden ? hidden : readable).add(object.apiName)
    for (const { apiName, label } of object.fields.values()) {
      const isReadable = !isHidden && access.read.has(apiName)
      ;(isReadable ? readable : hidden).add(apiName)
      // A word that is also the label of something readable reveals nothing.
      if (isReadable) readable.add(label.en)
    }
    for (const { label } of isHidden ? [] : object.relatedLists) readable.add(label.en)
  }
  for (const name of readable) hidden.delete(name)
  return hidden
}
