/** What is printed on the keys of a Brazilian keyboard. */
export const copy = {
  ou: 'ou',
  nomes: {
    Control: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    ' ': 'Espaço',
  },
} as const;
