import type { ComissaoAReceber, ConsultaAReceber, NoFormato, OpcoesAReceber, TotaisAReceber } from '@balcao/contracts';
import { formatData, hojeEm, rotulosDoStatusComissao } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { createListaService } from '../registro/index.ts';
import { type AReceberRepository, diasDaPergunta } from './comissao-devida.repository.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly aReceber: AReceberRepository;
}

/** The list as a file. */
const aReceberArquivo = arquivoDe<ComissaoAReceber>('comissoes-a-receber', [
  ['Seguradora', 'texto', ({ seguradora }) => seguradora.nome],
  ['Apólice', 'texto', ({ apolice }) => apolice],
  ['Endosso', 'texto', ({ endosso }) => endosso],
  ['Parcela', 'numero', ({ parcela }) => parcela],
  ['Segurado', 'texto', ({ segurado }) => segurado.nome],
  ['Ramo', 'texto', ({ ramo }) => ramo],
  ['Corretora', 'texto', ({ corretora }) => corretora.nome],
  ['Produtor', 'texto', ({ produtor }) => produtor],
  ['Prevista', 'dinheiro', ({ previstaCentavos }) => previstaCentavos],
  ['Recebida', 'dinheiro', ({ recebidaCentavos }) => recebidaCentavos],
  ['Falta', 'dinheiro', ({ faltaCentavos }) => faltaCentavos],
  ['Previsão', 'texto', ({ previsaoEm }) => formatData(previsaoEm)],
  ['Dias', 'numero', ({ dias }) => dias],
  ['Situação', 'texto', ({ status }) => rotulosDoStatusComissao[status]],
  ['Contestação', 'numero', ({ contestacao }) => contestacao?.numero ?? null],
]);

/** What insurers owe of commissions, as its list is asked. */
export function createAReceberService({ agora, db, aReceber }: Deps) {
  const lista = createListaService({ db, repository: aReceber, arquivo: aReceberArquivo });
  const asked = <C extends Pick<ConsultaAReceber, 'faixa' | 'de' | 'ate'>>(consulta: C) => ({
    ...consulta,
    ...diasDaPergunta(consulta, hojeEm(agora())),
  });
  return {
    list: (consulta: ConsultaAReceber, chamador: Chamador) => lista.list(asked(consulta), chamador),
    exportFile: (consulta: NoFormato<ConsultaAReceber>, chamador: Chamador) => lista.exportFile(asked(consulta), chamador),
    sum: (consulta: Omit<ConsultaAReceber, 'pagina' | 'tamanho' | 'ordenar'>, chamador: Chamador): Promise<TotaisAReceber> =>
      db.tenant(chamador, (tx) => aReceber.sum(tx, asked({ ...consulta, pagina: 1, tamanho: 1, ordenar: '' }))),
    readOpcoes: (chamador: Chamador): Promise<OpcoesAReceber> => db.tenant(chamador, (tx) => aReceber.readOpcoes(tx)),
  };
}
