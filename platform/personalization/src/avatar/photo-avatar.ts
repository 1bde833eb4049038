/** A picture that a user gave a record in place of its object's theme. */
export interface PhotoAvatar {
  /** The path of a file that was uploaded to this installation. */
  readonly photoUrl: string
  /** The picture's id where it comes from. */
  readonly externalId: string | null
  readonly blueMasterId: string | null
  readonly profileName: string | null
}
