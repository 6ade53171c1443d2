import { formatDataHora } from '@balcao/domain';

export const frases = {
  vencida: 'Este arquivo já não está disponível. Peça uma nova exportação.',
  naoPronta: 'Este arquivo ainda não está pronto.',
};

/** First file of the archive. */
export const leiaMe = (em: Date): string => `Dados da assinatura do Balcão, como estavam em ${formatDataHora(em.toISOString())}.

dados/       um arquivo JSON por assunto, com todos os campos
planilhas/   os mesmos registros em CSV, separado por ponto e vírgula, para abrir em planilhas
arquivos/    os documentos, os arquivos anexados aos orçamentos e os que os clientes mandaram, cada um na pasta do seu código (id)

Valores em dinheiro estão em centavos, taxas em centésimos de por cento, e momentos em UTC.
Senhas, códigos de acesso e outros segredos não fazem parte da exportação.
`;

/** Last file of the archive: which of the attached files could not be read. */
export const faltaram = (caminhos: readonly string[]): string =>
  caminhos.length === 0
    ? 'Nenhum arquivo faltou.\n'
    : `Estes arquivos já não estavam guardados quando a exportação foi feita, e vão vazios:\n${caminhos.join('\n')}\n`;
