import { Type } from 'typebox'
import { enrollmentStages } from '../facts/enrollment-stages'
import { figureNames, figureUnits, groupNames, periods } from '../facts/figure-names'

/** Returns the schema of one of those texts; the type cannot be inferred from a list alone. */
function oneOf<Value extends string>(values: readonly Value[], description?: string) {
  const literals = values.map((value) => Type.Literal(value))
  return Type.Unsafe<Value>(Type.Union(literals, description === undefined ? {} : { description }))
}

/** Whose figures, and of which days. */
export const FigureRequest = Type.Object(
  {
    brandName: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'A brand’s key; absent for that of the host, or the viewer’s own.',
      }),
    ),
    period: oneOf(
      periods,
      'So many days that end today, compared with as many before them; `12m`: this month and the eleven before, compared with the same days a year earlier.',
    ),
  },
  { additionalProperties: false },
)

const Figure = Type.Union([Type.Number(), Type.Null()])

const LanguageCell = Type.Object(
  {
    value: Figure,
    hidden: Type.Union([Type.Literal('few'), Type.Literal('withheld'), Type.Null()], {
      description:
        '`few`: it is of one to four people; `withheld`: it would tell that another number is; null where it is shown.',
    }),
  },
  { description: 'The part of customers of one language.' },
)

/** Days, both included. */
export const FigureDays = Type.Object({ firstDay: Type.String(), lastDay: Type.String() })

export const FigureGroup = Type.Object({
  name: oneOf(groupNames),
  figures: Type.Array(
    Type.Object({
      name: oneOf(figureNames),
      unit: oneOf(figureUnits, 'A share is a fraction of 1; hours are those of business days.'),
      value: Figure,
      before: Figure,
      points: Type.Array(Figure, { description: 'One for each of the answer’s `points`.' }),
      en: LanguageCell,
      es: LanguageCell,
    }),
  ),
})

export const FunnelStage = Type.Object({
  stage: oneOf(enrollmentStages),
  reached: Type.Integer({
    description: 'How many of those who began in the period came so far, or further.',
  }),
  underWay: Type.Integer({ description: 'Of those who came no further: how many can still go on.' }),
  cancelled: Type.Integer(),
  rejected: Type.Integer({ description: 'Refused by the utility.' }),
  en: LanguageCell,
  es: LanguageCell,
})
