/** How long an identity verification can be started after its link was sent, in milliseconds: 24 hours. */
export const identityLinkMs = 24 * 3_600_000
