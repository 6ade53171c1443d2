/** Name of the product in sentences to users. */
export const PRODUTO = 'Balcão';

/**
 * The sentences of spec §8, word for word, each as its lines: `<br/>` of the source is a new line here, so that no HTML travels.
 * `semConexao` is of the house.
 *
 * @example catalogoDeErros.semResposta.join('\n')
 */
export const catalogoDeErros = {
  /** No answer at all. */
  semResposta: [
    'Oops... Ocorreu um erro inesperado.',
    'Por favor, tente novamente em alguns minutos ou entre em contato com nossa suporte se o problema persistir.',
  ],
  /** No answer, while the browser itself knows that it has no network. */
  semConexao: ['Você está sem conexão com a internet.', 'Tente novamente quando a conexão voltar.'],
  /** HTTP 503. */
  emAtualizacao: [`O seu ${PRODUTO} está em atualização. Aguarde alguns minutos e tente novamente`],
  /** Any other failure. */
  falhou: ['A requisição falhou :('],
  /** The menu did not load, or came with success false. */
  semMenu: ['Nenhum menu disponível'],
  /** Time-of-day restriction (spec §6). */
  restricaoHorario: ['O seu usuário foi desconectado por conta da restrição do horário em seu cadastro.'],
  /** The support window could not open (spec §2). */
  popupBloqueado: ['Não foi possível abrir a janela de suporte. Verifique o bloqueador de pop-up do seu navegador.'],
} as const satisfies Record<string, readonly string[]>;
