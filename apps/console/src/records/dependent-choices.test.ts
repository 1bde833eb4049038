import type { PicklistValuesRepresentation } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { availableChoices } from './dependent-choices'

const value = (name: string, validFor: readonly number[]) => ({
  attributes: null,
  label: name,
  validFor,
  value: name,
})
const dependent: PicklistValuesRepresentation = {
  controllerValues: { Fruit: 0, Colour: 1 },
  defaultValue: null,
  eTag: '',
  url: '',
  values: [value('Apple', [0]), value('Orange', [0, 1]), value('Blue', [1])],
}

describe('the choices of a picklist', () => {
  it('are those that fit what the controlling field holds', () => {
    expect(availableChoices(dependent, 'Colour').map((choice) => choice.value)).toEqual(['Orange', 'Blue'])
  })

  it('are none while the controlling field is empty', () => {
    expect(availableChoices(dependent, '')).toEqual([])
  })

  it('are all where nothing controls it', () => {
    expect(availableChoices({ ...dependent, controllerValues: {} }, 'Colour')).toHaveLength(3)
  })
})
