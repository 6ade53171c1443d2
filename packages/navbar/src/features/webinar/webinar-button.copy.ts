/** What the bar itself says; the rest comes with the panel. */
export const copy = {
  titulo: 'Webinars',
  aoVivoAgora: 'Webinars: ao vivo agora',
} as const;
