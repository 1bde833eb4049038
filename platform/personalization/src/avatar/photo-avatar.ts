/** A picture that a user assigned to a record, replacing its object's theme. */
export interface PhotoAvatar {
  /** The path of a file that was uploaded to this installation. */
  readonly photoUrl: string
  /** The picture's id at its origin. */
  readonly externalId: string | null
  readonly blueMasterId: string | null
  readonly profileName: string | null
}
