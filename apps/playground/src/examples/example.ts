/** Ids and names of the demo that examples use in their configs; null if it does not exist, or not yet. */
export interface ExampleRecords {
  readonly accountId: string | null
  /** A message of that account. */
  readonly caseId: string | null
  readonly contactId: string | null
  readonly orderId: string | null
  /** The list view of all messages. */
  readonly listViewId: string | null
  /** A section of the layout of messages. */
  readonly sectionId: string | null
  readonly appId: string | null
  /** The entries of that app's navigation in its own order, with commas between them. */
  readonly navItemIds: string | null
  /** A file that was sent here. */
  readonly contentDocumentId: string | null
  /** A list view that was created here. */
  readonly listViewApiName: string | null
  /** A reply that was written here. */
  readonly commentId: string | null
}

export type ExampleName = keyof ExampleRecords

/** Who receives a response: guests too, any signed-in user, staff, or administrators only. */
export type Asker = 'anyone' | 'signedIn' | 'staff' | 'admin'

/** The initial config of a call, and what it demonstrates. */
export interface Example {
  readonly note: string
  /** `signedIn` by default. */
  readonly by?: Asker
  /** The names that `config` inserts. */
  readonly names?: readonly ExampleName[]
  /** Returns the input itself, which most calls take as an object, `deleteRecord` as an id. */
  readonly config: (records: Readonly<Record<ExampleName, string>>) => unknown
}

/** Examples by the names of their calls. */
export type Examples = Readonly<Record<string, Example>>
