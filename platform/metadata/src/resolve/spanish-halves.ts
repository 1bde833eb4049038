const spanish = '_ES__c'

/**
 * The Spanish half of each text that an object has in both languages, by the name of the English half: `X_ES__c` is the half
 * of `X__c`; of `X` where the object has no such field; and of the name where it has neither (`Label_ES__c`).
 *
 * @param nameField the field that holds the record's name
 */
export function spanishHalves(
  fieldApiNames: readonly string[],
  nameField: string | undefined,
): ReadonlyMap<string, string> {
  const known = new Set(fieldApiNames)
  const pairs = fieldApiNames
    .filter((name) => name.endsWith(spanish))
    .flatMap((half) => {
      const stem = half.slice(0, -spanish.length)
      const english = [`${stem}__c`, stem].find((name) => known.has(name)) ?? nameField
      return english === undefined ? [] : [[english, half] as const]
    })
  return new Map(pairs)
}
