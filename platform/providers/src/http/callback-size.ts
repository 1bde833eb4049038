/** How many bytes a call of a service outside has at most: they are a few hundred. */
export const mostCallbackBytes = 16_384
