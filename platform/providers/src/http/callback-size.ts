/** The maximum size of an external service's call in bytes: they have a few hundred. */
export const mostCallbackBytes = 16_384
