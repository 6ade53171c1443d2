import type { MotivoRecusaIndicacao } from '@balcao/contracts';
import { addDias, hojeEm, parametrosIndicacao, recusaDaIndicacao, situacaoDaIndicacao } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { FaturaPort } from '../cobranca/index.ts';
import { type Avisos, fatos as formas } from '../notificacao/index.ts';
import { avisos, linhas } from './indicacao.copy.ts';
import type { IndicacaoRepository, IndicacaoRow } from './indicacao.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly indicacoes: IndicacaoRepository;
  readonly faturas: Pick<FaturaPort, 'followCredito'>;
  readonly avisos: Pick<Avisos, 'createAviso' | 'createAvisoAdministradores'>;
}

/** A sign-up that came by a code. */
export interface CadastroIndicado {
  readonly assinaturaId: string;
  readonly usuarioId: string;
  readonly indicadaId: string;
  readonly isMesmoAparelho: boolean;
}

const FORMAS = {
  CREDITO_LANCADO: formas.indicacaoCreditada,
  ESTORNADO: formas.indicacaoPerdida,
  RECUSADA: formas.indicacaoPerdida,
} as const;
const SEM_CREDITO: ReadonlySet<string> = new Set(['ESTORNADO', 'RECUSADA']);
/** Days after which whoever left an invitation without an answer is forgotten. */
const ESQUECE_DIAS = 180;

/** Brings referrals to where what happened has them, with their credit and their notice. Done twice, it comes to the same. */
export function createFollowIndicacao({ db, agora, indicacoes, faturas, avisos: { createAviso, createAvisoAdministradores } }: Deps) {
  async function tell(
    tx: Tx,
    contexto: Contexto,
    row: IndicacaoRow,
    para: { situacao: keyof typeof avisos; motivo: MotivoRecusaIndicacao | null },
  ) {
    const { creditoCentavos } = parametrosIndicacao;
    const aviso = avisos[para.situacao]?.({ nome: row.nome, creditoCentavos, motivo: para.motivo });
    if (!aviso) return;
    const forma = (FORMAS[para.situacao as keyof typeof FORMAS] ?? formas.indicacaoAndou)();
    await createAviso(tx, contexto, { usuarioId: row.usuarioId, ...forma, ...aviso });
    // a discount on the invoice is news of those who pay it too
    if (para.situacao === 'CREDITO_LANCADO' && !(await indicacoes.isAdministrador(tx, row.usuarioId)))
      await createAvisoAdministradores(tx, contexto, { ...forma, ...aviso, avisoId: uuidv7() });
  }

  /** @returns whether it moved */
  async function followIn(
    tx: Tx,
    contexto: Contexto,
    { id, cadastro = null }: { id: string; cadastro?: Pick<CadastroIndicado, 'isMesmoAparelho'> | null },
  ): Promise<boolean> {
    const row = await indicacoes.lock(tx, id);
    if (!row) return false;
    const em = agora();
    const lidos = row.indicadaId ? await indicacoes.readFatos(tx, id) : null;
    let situacao = situacaoDaIndicacao({ ...row, indicada: lidos }, hojeEm(em));
    let motivo: MotivoRecusaIndicacao | null = null;
    // judged when they sign up, and again before the credit: what proves it may have been typed in between
    const isJudged = cadastro !== null || (situacao === 'CREDITO_LANCADO' && row.situacao !== situacao);
    if (lidos && isJudged) {
      motivo = recusaDaIndicacao({ ...lidos, mesmoAparelho: cadastro?.isMesmoAparelho ?? false });
      if (motivo) situacao = 'RECUSADA';
    }
    if (situacao === row.situacao) return false;
    await indicacoes.setSituacao(tx, id, { situacao, motivo, em });
    const isCreditada = situacao === 'CREDITO_LANCADO';
    if (isCreditada || SEM_CREDITO.has(situacao)) {
      await faturas.followCredito(tx, contexto, {
        tipo: 'INDICACAO',
        origem: id,
        creditoCentavos: isCreditada ? parametrosIndicacao.creditoCentavos : 0,
        descricao: isCreditada ? linhas.credito(row.nome) : linhas.estorno(row.nome),
      });
    }
    await tell(tx, contexto, row, { situacao, motivo });
    return true;
  }

  const follow = (assinaturaId: string, id: string): Promise<boolean> => {
    const contexto = { assinaturaId, usuarioId: null };
    return db.tenant(contexto, (tx) => followIn(tx, contexto, { id }));
  };

  return {
    /** @returns whether anything is to be shown anew */
    follow,

    /** Writes the referral of a sign-up, once, and judges it. @returns whether it was written now */
    register({ assinaturaId, usuarioId, indicadaId, isMesmoAparelho }: CadastroIndicado): Promise<boolean> {
      const contexto = { assinaturaId, usuarioId: null };
      return db.tenant(contexto, async (tx) => {
        const em = agora();
        const expiraEm = addDias(hojeEm(em), parametrosIndicacao.prazoDias);
        const id = await indicacoes.insertCadastro(tx, contexto, { usuarioId, indicadaId, expiraEm, em });
        if (id === null) return false;
        const lidos = await indicacoes.readFatos(tx, id);
        await indicacoes.mergeConvite(tx, id, { nome: lidos?.nome ?? '', email: lidos?.email ?? null });
        await followIn(tx, contexto, { id, cadastro: { isMesmoAparelho } });
        const row = await indicacoes.lock(tx, id);
        if (row && row.situacao !== 'RECUSADA') await tell(tx, contexto, row, { situacao: 'CADASTRADO', motivo: null });
        return true;
      });
    },

    /** What days alone end, and who is forgotten. @returns those whose subscription has something to show anew */
    async expire(): Promise<ReadonlySet<string>> {
      const hoje = hojeEm(agora());
      const moved = new Set<string>();
      for (const { id, assinaturaId } of await db.global((tx) => indicacoes.listVencidas(tx, hoje))) {
        if (await follow(assinaturaId, id)) moved.add(assinaturaId);
      }
      await db.global((tx) => indicacoes.forgetConvites(tx, addDias(hoje, -ESQUECE_DIAS)));
      return moved;
    },
  };
}
