/** Sentences of the bar; those of the panel come with its script. */
export const copy = {
  titulo: 'Webinars',
  aoVivoAgora: 'Webinars: ao vivo agora',
} as const;
