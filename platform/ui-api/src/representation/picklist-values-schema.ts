import type {
  PicklistValueRepresentation,
  PicklistValuesCollectionRepresentation,
  PicklistValuesRepresentation,
} from '@porchlight/metadata'
import { Type } from 'typebox'

/** The four kinds of attributes, discriminated by a key that is misspelt on the wire. */
const PicklistAttributesSchema = Type.Union([
  Type.Null(),
  Type.Object({ closed: Type.Boolean(), picklistAtrributesValueType: Type.Literal('CaseStatus') }),
  Type.Object({ converted: Type.Boolean(), picklistAtrributesValueType: Type.Literal('LeadStatus') }),
  Type.Object({
    closed: Type.Boolean(),
    defaultProbability: Type.Number({ description: 'In percent.' }),
    forecastCategoryName: Type.String(),
    picklistAtrributesValueType: Type.Literal('OpportunityStage'),
    won: Type.Boolean(),
  }),
  Type.Object({
    picklistAtrributesValueType: Type.Literal('WorkStepStatus'),
    sortOrder: Type.Integer(),
    statusCode: Type.String(),
  }),
])

const PicklistValueSchema = Type.Unsafe<PicklistValueRepresentation>(
  Type.Object({
    attributes: PicklistAttributesSchema,
    label: Type.String(),
    validFor: Type.Array(Type.Integer(), { description: 'Indexes of controllerValues.' }),
    value: Type.String(),
  }),
)

/** The schema of the choices of one picklist. */
export const PicklistValuesSchema = Type.Unsafe<PicklistValuesRepresentation>(
  Type.Object({
    controllerValues: Type.Record(Type.String(), Type.Integer()),
    defaultValue: Type.Union([Type.Null(), PicklistValueSchema]),
    eTag: Type.String(),
    url: Type.String(),
    values: Type.Array(PicklistValueSchema),
  }),
)

/** The schema of the choices of all picklists of an object. */
export const PicklistValuesCollectionSchema = Type.Unsafe<PicklistValuesCollectionRepresentation>(
  Type.Object({
    eTag: Type.String(),
    picklistFieldValues: Type.Record(Type.String(), PicklistValuesSchema),
  }),
)
