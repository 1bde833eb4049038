import { brandKeys } from '@porchlight/brands'
import {
  type FieldDeclaration,
  type FieldScalar,
  masterRecordTypeId,
  type ObjectDeclaration,
  type RowRule,
} from '@porchlight/metadata'
import type { LoadedRecord } from '@porchlight/record-engine'
import { recordIdAt, seededRandom } from './platform-world'

/**
 * Number of aligned records per object: number i refers to number i of every other object and is of brand i, so that
 * each viewer reaches some records of each object and others reach the rest.
 */
const alignedCount = 3

/** Generates values and records of any object from its declaration alone. The same seed yields the same ones. */
export class RecordGenerator {
  readonly #declarations: ReadonlyMap<string, ObjectDeclaration>
  readonly #random: () => number
  readonly #recordsPerObject: number
  #made = 0
  #dates = 0
  #phones = 0
  #freed = 0
  readonly #derived = new Set<string>()

  constructor(declarations: readonly ObjectDeclaration[], seed: number, recordsPerObject: number) {
    this.#declarations = new Map(declarations.map((object) => [object.apiName, object]))
    this.#random = seededRandom(seed)
    this.#recordsPerObject = recordsPerObject
  }

  /** Returns a whole world: the aligned records, then others that refer to any record or to none. */
  world(): readonly LoadedRecord[] {
    return [...this.#declarations.values()].flatMap((object) =>
      Array.from({ length: this.#recordsPerObject }, (_each, index) => this.record(object, index)),
    )
  }

  /** Returns the record with number `index` of an object; its unique values were not generated before. */
  record(object: ObjectDeclaration, index: number): LoadedRecord {
    const id = recordIdAt(object.keyPrefix, index)
    for (;;) {
      const fields = this.#fields(object, index)
      if (this.#isNew(object, fields)) return { objectApiName: object.apiName, id, fields }
    }
  }

  /** Returns whether the unique fields derived from these are new; records them. */
  #isNew(object: ObjectDeclaration, fields: Readonly<Record<string, unknown>>): boolean {
    const keys = derivedKeys(object, fields)
    if (keys.some((key) => this.#derived.has(key))) return false
    for (const key of keys) this.#derived.add(key)
    return true
  }

  #fields(object: ObjectDeclaration, index: number): Record<string, unknown> {
    const fields: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(object.fields)) {
      if (object.derived?.fields.includes(name) === true) continue
      const isAligned = index < alignedCount
      const isEmpty = !isAligned && field.required !== true && this.#random() < 0.2
      if (isEmpty) continue
      fields[name] = isAligned
        ? this.#alignedValue(object, name, index)
        : index >= this.#recordsPerObject && isOnly(field)
          ? this.#freeIdOf(field)
          : this.value(object, name)
    }
    return fields
  }

  /** Returns a value that the field accepts. Days and text values are never repeated, unless they are very short. */
  value(object: ObjectDeclaration, name: string): unknown {
    const field = object.fields[name]
    if (field === undefined) return name === 'RecordTypeId' ? masterRecordTypeId : this.#word(18)
    switch (field.dataType) {
      case 'Boolean':
        return this.#random() < 0.5
      case 'Currency':
      case 'Double':
      case 'Percent':
        return this.#below(10 ** Math.min(3, field.precision)) / 10 ** field.scale
      case 'Int':
        return this.#below(100)
      case 'Date':
        return this.#date()
      case 'DateTime':
        return `2026-0${1 + this.#below(9)}-1${this.#below(10)}T08:00:00.00${this.#below(10)}Z`
      case 'Email':
        return `${this.#word(12)}@example.com`
      case 'Phone':
        return this.#phone()
      case 'String':
      case 'TextArea':
        return this.#word(field.length)
      case 'Url':
        return `https://example.com/${this.#word(12)}`
      case 'Picklist':
        return field.values[this.#below(field.values.length)]?.value
      case 'Reference':
        // Another record may refer to the chosen one, and the field is unique.
        return isOnly(field) ? null : this.#idOf(field, this.#below(this.#recordsPerObject))
    }
  }

  /** Returns a number not generated before: people are searched for by it. */
  #phone(): string {
    const count = this.#phones
    this.#phones += 1
    return `(${200 + (Math.floor(count / 90) % 700)}) 555-01${10 + (count % 90)}`
  }

  /** Returns a day not generated before: unique values may be derived from days. */
  #date(): string {
    const count = this.#dates
    this.#dates += 1
    return `${2026 + Math.floor(count / 90)}-0${1 + (Math.floor(count / 10) % 9)}-1${count % 10}`
  }

  #alignedValue(object: ObjectDeclaration, name: string, index: number): unknown {
    const field = object.fields[name]
    if (field?.dataType === 'Reference') return this.#idOf(field, index)
    const brand = brandKeys[index % brandKeys.length]
    return this.#isBrand(object, name) ? brand : this.value(object, name)
  }

  /** Returns whether an access rule compares this field with the viewer's brand. */
  #isBrand(object: ObjectDeclaration, name: string): boolean {
    return [...this.#declarations.values()].some((other) =>
      Object.values(other.access).some((access) =>
        brandFields(access.records, (path) => this.#endOf(other, path)).includes(`${object.apiName}.${name}`),
      ),
    )
  }

  #endOf(object: ObjectDeclaration, path: readonly string[]): string {
    let current = object
    for (const step of path.slice(0, -1)) {
      const field = current.fields[step]
      const target = field?.dataType === 'Reference' ? this.#declarations.get(field.referenceTo) : undefined
      if (target !== undefined) current = target
    }
    return `${current.apiName}.${path.at(-1)}`
  }

  #idOf(field: Extract<FieldDeclaration, { dataType: 'Reference' }>, index: number): string {
    return recordIdAt(this.#declarations.get(field.referenceTo)?.keyPrefix ?? '000', index)
  }

  /** Returns a record that no other in the world references by a unique field: beyond the aligned ones, none does. */
  #freeIdOf(field: Extract<FieldDeclaration, { dataType: 'Reference' }>): string {
    const free = this.#recordsPerObject - alignedCount
    this.#freed += 1
    return this.#idOf(field, alignedCount + (this.#freed % free))
  }

  #word(length: number): string {
    this.#made += 1
    const word = `q${this.#made.toString(36).padStart(5, '0')}z`
    return length >= word.length ? word : word.slice(-1 - length, -1)
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }
}

function isOnly(field: FieldDeclaration): field is Extract<FieldDeclaration, { dataType: 'Reference' }> {
  return field.dataType === 'Reference' && isUnique(field)
}

/** Returns the values derived from these that are unique among the object's records. */
export function derivedKeys(
  object: ObjectDeclaration,
  fields: Readonly<Record<string, unknown>>,
): readonly string[] {
  const derived = object.derived?.compute(fields as Readonly<Record<string, FieldScalar>>) ?? {}
  return Object.entries(derived)
    .filter(([name, value]) => value !== null && isUnique(object.fields[name]))
    .map(([name, value]) => `${object.apiName}.${name} ${value}`)
}

function isUnique(field: FieldDeclaration | undefined): boolean {
  return field !== undefined && 'unique' in field && field.unique === true
}

function brandFields(rule: RowRule, endOf: (path: readonly string[]) => string): readonly string[] {
  if (rule.kind === 'any') return rule.rules.flatMap((part) => brandFields(part, endOf))
  return rule.kind === 'viewer' && rule.equals === 'brand' ? [endOf(rule.path)] : []
}
