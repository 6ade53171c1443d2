import { type CadastroImportavel, type Importacao, type Mapeamento, type RegraDuplicado, TIPO_XLSX } from '@balcao/contracts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';
import { until } from './until.ts';

/** Imports files as the screen does, step by step. @param teste the gateway, once it is up */
export function importacoesDe(teste: () => Pick<QuotingTeste, 'app'>, cadastro: CadastroImportavel) {
  const read = async (quem: Corretor, { id }: Pick<Importacao, 'id'>): Promise<Importacao> =>
    (await quem.request('GET', `importacoes-cadastro/${id}`)).json().data;
  const ask = (quem: Corretor, { id }: Pick<Importacao, 'id'>, passo: string, body: object = {}) =>
    quem.request('POST', `importacoes-cadastro/${id}/${passo}`, body);
  async function send(quem: Corretor, conteudo: string | Buffer, nome = 'arquivo.csv') {
    const url = `/c/api/v1/importacoes-cadastro?${new URLSearchParams({ cadastro, nome }).toString()}`;
    const tipo = nome.endsWith('.xlsx') ? TIPO_XLSX : 'text/csv';
    return teste().app.inject({ method: 'POST', url, headers: { ...quem.entrada.headers, 'content-type': tipo }, payload: conteudo });
  }
  async function settled(quem: Corretor, importacao: Importacao): Promise<Importacao> {
    let now = importacao;
    await until(async () => {
      now = await read(quem, importacao);
      return !['CONFERINDO', 'GRAVANDO', 'DESFAZENDO'].includes(now.status);
    });
    return now;
  }
  const sent = async (quem: Corretor, conteudo: string | Buffer, nome?: string): Promise<Importacao> =>
    (await send(quem, conteudo, nome)).json().data;
  async function conferred(
    quem: Corretor,
    importacao: Importacao,
    mapeamento: Mapeamento = importacao.mapeamento,
    regra?: RegraDuplicado,
  ): Promise<Importacao> {
    const response = await ask(quem, importacao, 'conferir', { mapeamento, ...(regra && { regra }) });
    if (response.statusCode !== 200) throw new Error(response.body);
    return settled(quem, importacao);
  }
  async function written(quem: Corretor, importacao: Importacao): Promise<Importacao> {
    const response = await ask(quem, importacao, 'gravar');
    if (response.statusCode !== 200) throw new Error(response.body);
    return settled(quem, importacao);
  }
  return { send, sent, read, ask, settled, conferred, written };
}

/** What is wrong with the lines of a file, in order. */
export const errosDe = ({ erros }: Importacao): string[] =>
  erros.map(({ linha, campo, mensagem }) => `${linha} ${campo ?? '-'}: ${mensagem}`);
