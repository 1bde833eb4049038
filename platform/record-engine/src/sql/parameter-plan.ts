import type { Viewer, ViewerClass, ViewerValue } from '@porchlight/metadata'

/** The source of the value of one parameter of a statement. */
export type ParameterSource =
  | { readonly kind: 'viewer'; readonly value: ViewerValue }
  | { readonly kind: 'input'; readonly index: number }

/**
 * Hands out the parameters of one statement while it is compiled. Viewer values are parameters, never text:
 * one statement serves every viewer of a class. Inputs are numbered by the caller from 0.
 */
export class ParameterPlan {
  readonly sources: ParameterSource[] = []
  readonly #viewerPlaces = new Map<ViewerValue, string>()
  readonly #inputPlaces = new Map<number, string>()

  /** Returns the placeholder of a value of the viewer. */
  viewer(value: ViewerValue): string {
    const known = this.#viewerPlaces.get(value)
    if (known !== undefined) return known
    const placeholder = this.#add({ kind: 'viewer', value })
    this.#viewerPlaces.set(value, placeholder)
    return placeholder
  }

  /** Returns the placeholder of the input at `index`. */
  input(index: number): string {
    const known = this.#inputPlaces.get(index)
    if (known !== undefined) return known
    const placeholder = this.#add({ kind: 'input', index })
    this.#inputPlaces.set(index, placeholder)
    return placeholder
  }

  #add(source: ParameterSource): string {
    this.sources.push(source)
    return `$${this.sources.length}`
  }
}

/** The values of a compiled statement's parameters for one viewer and one set of inputs. */
export function bindParameters(
  sources: readonly ParameterSource[],
  viewer: Viewer,
  inputs: readonly unknown[],
): unknown[] {
  return sources.map((source) =>
    source.kind === 'viewer' ? viewerValue(viewer, source.value) : inputs[source.index],
  )
}

/** The classes of viewer that have each value. */
const classesWith: Readonly<Record<ViewerValue, ReadonlySet<ViewerClass>>> = {
  userId: new Set<ViewerClass>(['customer', 'advisor', 'supervisor', 'admin', 'system']),
  contactId: new Set<ViewerClass>(['customer']),
  brand: new Set<ViewerClass>(['advisor', 'supervisor']),
}

/** Whether viewers of a class have a value at all; a rule over one that they lack allows nothing. */
export function viewerHas(viewerClass: ViewerClass, value: ViewerValue): boolean {
  return classesWith[value].has(viewerClass)
}

/** The viewer's own value; null for a class that has none. */
export function viewerValue(viewer: Viewer, value: ViewerValue): string | null {
  switch (value) {
    case 'userId':
      return viewer.class === 'guest' ? null : viewer.userId
    case 'contactId':
      return viewer.class === 'customer' ? viewer.contactId : null
    case 'brand':
      return viewer.class === 'advisor' || viewer.class === 'supervisor' ? viewer.brand : null
  }
}
