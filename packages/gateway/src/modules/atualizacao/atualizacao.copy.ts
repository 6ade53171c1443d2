export const frases = {
  passado: 'Escolha um começo que ainda não passou.',
  fim: 'O fim vem depois do começo.',
  longa: 'Uma manutenção dura até 12 horas.',
  encerrada: 'Esta manutenção já terminou.',
};
