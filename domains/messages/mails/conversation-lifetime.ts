/** How long the link to a guest's conversation works, as stated in every mail that contains one. */
export const conversationLifetime = {
  en: {
    one: 'This link works while your message is open, and {count} day longer. Keep it to yourself.',
    other: 'This link works while your message is open, and {count} days longer. Keep it to yourself.',
  },
  es: {
    one: 'Este enlace sirve mientras su mensaje esté abierto y {count} día más. No lo comparta.',
    other: 'Este enlace sirve mientras su mensaje esté abierto y {count} días más. No lo comparta.',
  },
} as const
