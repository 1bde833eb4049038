import type { ComponentType } from 'react'

/** A part of the console that a domain declares, loaded when it is first shown. */
export interface DeclaredPart<Props> {
  readonly name: string
  readonly load: () => Promise<ComponentType<Props>>
}

const loaded = new Map<string, unknown>()
const loading = new Map<string, Promise<unknown>>()

/** The part's component when its code is there, else null. */
export function getLoadedPart<Props>({ name }: DeclaredPart<Props>): ComponentType<Props> | null {
  const component = loaded.get(name)
  return component === undefined ? null : (component as ComponentType<Props>)
}

/** Loads a part's code once. */
export function loadPart<Props>(part: DeclaredPart<Props>): Promise<unknown> {
  const { name } = part
  const pending = loading.get(name)
  if (pending !== undefined) return pending
  const started = part.load().then(
    (component) => loaded.set(name, component),
    (failure: unknown) => {
      loading.delete(name)
      throw failure
    },
  )
  loading.set(name, started)
  return started
}
