import type { Language } from '@porchlight/metadata'

// The counts of first and last names have no common divisor, so that pairs repeat only after all of them.
const firstNames = {
  en: 'Adeline Barnaby Cordelia Dashiell Elspeth Fergus Ginevra Horatio Isolde Jasper Keziah Leopold Maribeth Nathaniel Ottilie Phineas Quilla Roderick Saffron Tobias Ursula Vernon Willa Xander Yolanda Zachary Althea Bertram Clementine Dorian Eudora Floyd Gwendolyn Hollis Ingrid Jarvis'.split(
    ' ',
  ),
  es: 'Amparo Baltasar Consuelo Dionisio Esperanza Fabiola Gervasio Hortensia Isidro Jacinta Leocadio Macarena Nicanor Octavia Pelayo Remedios Salvador Teodora Ulises Ximena Wilfredo Zenaida'.split(
    ' ',
  ),
} as const satisfies Readonly<Record<Language, readonly string[]>>

const lastNames = {
  en: 'Ashgrove Bellwether Crickmore Dunmarsh Eastlake-Poole Fallowfield Gorsebank Hathersby Inglenook Jessamy Kettlewood Larkspurn Millbrooke Nettlefold Oxenham-Reed Pemberly Quillfeather Ravensbourne Stonecroft Thistlewick Umberland Vantongeren Wetherden Yarborough-Finch Zellwood Applecross Birchenough Coldwater-James Dovecote Everglow Foxdale'.split(
    ' ',
  ),
  es: 'Arrayales Bermudo-Luna Cantalapena Delmontes Encinosa Fuentelarga Granadal Huertapiedra Izarrena Jaramagos Lomaverde Montesclaros Navalrio Olivarenas Pedregales Quijanera Riosombra Sotomonte Tejadillo-Mar Umbriales Valdenogal Yerbabuena Zarzalejos'.split(
    ' ',
  ),
} as const satisfies Readonly<Record<Language, readonly string[]>>

/** Returns the invented person number `index` of those who speak `language`; different for the first few hundred. */
export function personName(language: Language, index: number): { firstName: string; lastName: string } {
  const first = firstNames[language]
  const last = lastNames[language]
  return {
    firstName: first[index % first.length] ?? 'Robin',
    lastName: last[index % last.length] ?? 'Fairweather',
  }
}

const streetWords =
  'Amberjack Bluestem Cactus-Wren Dogwood Elderberry Firewheel Goldfinch Huisache Indigo Jackrabbit Kingfisher Longhorn Mesquite Nighthawk Oleander Paintbrush Quail Redbud Sandpiper Tumbleweed Verbena Whippoorwill Yaupon'.split(
    ' ',
  )
const streetEnds = ['Hollow Dr', 'Crossing Ln', 'Ridge Rd', 'Meadow St', 'Bend Ct', 'Grove Ave', 'Point Way']

/** Returns an invented street address; `unit` makes it an apartment. */
export function streetAddress(index: number, unit: number | null): string {
  const word = (streetWords[index % streetWords.length] ?? 'Bluestem').replace('-', ' ')
  const end = streetEnds[index % streetEnds.length] ?? 'Ridge Rd'
  const street = `${101 + ((index * 137) % 8800)} ${word} ${end}`
  return unit === null ? street : `${street}, Apt ${unit}`
}
