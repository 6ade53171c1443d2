import type { Conjunto, LinhaCotada, Sessao, TipoConjunto } from '@balcao/contracts';
import { coberturasDoConjunto, hojeEm, judgeConjunto } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { linhaDo } from '../orcamento/index.ts';
import { assertMayQuote } from '../escopo/index.ts';
import {
  coberturasRecusadas,
  conjuntoAlterado,
  conjuntosDemais,
  nomeRepetido,
  seguradoraDesconhecida,
  semConteudo,
  semLinha,
  soAdministradorPartilha,
} from './conjunto.errors.ts';
import { mayShare } from './conjunto.policy.ts';
import type { ConjuntoRepository, ConjuntoRow, DadosConjunto } from './conjunto.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly conjuntos: ConjuntoRepository;
}

interface Especie {
  readonly tipo: TipoConjunto;
  readonly linha: LinhaCotada | null;
}

/** Sets a person may keep. */
const MAX_CONJUNTOS = 50;

const mayChange = ({ meu, compartilhado }: ConjuntoRow, sessao: Sessao): boolean => (compartilhado ? mayShare(sessao) : meu);
const shown = (row: ConjuntoRow, sessao: Sessao): Conjunto => ({ ...row, podeMudar: mayChange(row, sessao) });

export function createConjuntoService({ db, agora, newId, conjuntos }: Deps) {
  /** The content of its kind, judged: insurers by the catalogue, covers by their line. */
  async function judgeDados(tx: Tx, { tipo, linha }: Especie, dados: DadosConjunto): Promise<DadosConjunto> {
    const { nome, compartilhado } = dados;
    if (tipo === 'SEGURADORAS') {
      const seguradoras = [...new Set(dados.seguradoras)];
      if (seguradoras.length === 0) throw semConteudo('seguradoras');
      const [unknown] = await conjuntos.unknownSlugs(tx, seguradoras);
      if (unknown !== undefined) throw seguradoraDesconhecida(unknown);
      return { nome, compartilhado, seguradoras, coberturas: {} };
    }
    if (!linha) throw semLinha();
    const errors = judgeConjunto(linhaDo(linha), dados.coberturas, { hoje: hojeEm(agora()), seguradoras: [] });
    if (errors.length > 0) throw coberturasRecusadas(errors);
    const coberturas = { ...coberturasDoConjunto(dados.coberturas) };
    if (Object.keys(coberturas).length === 0) throw semConteudo('coberturas');
    return { nome, compartilhado, seguradoras: [], coberturas };
  }

  /** A set that the caller may change and nobody changed since it was read. */
  async function lockMutavel(
    tx: Tx,
    { id, versao }: { id: string; versao: number },
    { usuarioId, sessao }: Chamador,
  ): Promise<ConjuntoRow> {
    const row = await conjuntos.lock(tx, usuarioId, id);
    if (!row) throw naoEncontrado();
    if (!mayChange(row, sessao)) throw soAdministradorPartilha();
    if (row.versao !== versao) throw conjuntoAlterado(shown(row, sessao));
    return row;
  }

  async function read(tx: Tx, id: string, { usuarioId, sessao }: Chamador): Promise<Conjunto> {
    const row = await conjuntos.lock(tx, usuarioId, id);
    if (!row) throw naoEncontrado();
    return shown(row, sessao);
  }

  return {
    list: (
      { tipo, linha = null }: { tipo: TipoConjunto; linha?: LinhaCotada | null | undefined },
      chamador: Chamador,
    ): Promise<Conjunto[]> =>
      db.tenant(chamador, async (tx) => {
        const rows = await conjuntos.list(tx, chamador.usuarioId, { tipo, linha: tipo === 'COBERTURAS' ? linha : null });
        return rows.map((row) => shown(row, chamador.sessao));
      }),

    create: ({ tipo, linha, ...bruto }: DadosConjunto & Especie, chamador: Chamador): Promise<Conjunto> =>
      db.tenant(chamador, async (tx) => {
        const especie: Especie = { tipo, linha: tipo === 'COBERTURAS' ? linha : null };
        if (especie.linha) assertMayQuote(chamador.sessao, especie.linha);
        if (bruto.compartilhado && !mayShare(chamador.sessao)) throw soAdministradorPartilha();
        const dados = await judgeDados(tx, especie, bruto);
        if ((await conjuntos.count(tx, chamador.usuarioId)) >= MAX_CONJUNTOS) throw conjuntosDemais();
        const id = newId();
        if (!(await conjuntos.insert(tx, chamador, { id, ...especie, ...dados }))) throw nomeRepetido();
        return read(tx, id, chamador);
      }),

    update: (
      { conjuntoId, versao, ...bruto }: DadosConjunto & { conjuntoId: string; versao: number },
      chamador: Chamador,
    ): Promise<Conjunto> =>
      db.tenant(chamador, async (tx) => {
        const row = await lockMutavel(tx, { id: conjuntoId, versao }, chamador);
        if (bruto.compartilhado && !mayShare(chamador.sessao)) throw soAdministradorPartilha();
        const dados = await judgeDados(tx, row, bruto);
        if (await conjuntos.isNomeTomado(tx, conjuntoId, dados)) throw nomeRepetido();
        await conjuntos.update(tx, conjuntoId, dados);
        return read(tx, conjuntoId, chamador);
      }),

    remove: ({ conjuntoId, versao }: { conjuntoId: string; versao: number }, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await lockMutavel(tx, { id: conjuntoId, versao }, chamador);
        await conjuntos.remove(tx, conjuntoId);
        return {};
      }),
  };
}
