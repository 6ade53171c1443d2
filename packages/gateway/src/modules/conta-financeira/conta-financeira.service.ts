import type {
  ConsultaContasFinanceiras,
  DadosContaFinanceira,
  ErroCampo,
  FichaContaFinanceira,
  OpcaoContaFinanceira,
} from '@balcao/contracts';
import { hojeEm, nomeContaFinanceira, normalizeContaFinanceira, validateContaFinanceira } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { createEscritaService, createLeituraService } from '../registro/index.ts';
import { contasArquivo } from './conta-financeira-arquivo.ts';
import { contaTomada, corretoraDesconhecida, nomeTomado, saldoDepoisDeMovimentos } from './conta-financeira.errors.ts';
import { colunasDaConta } from './conta-financeira-historia.ts';
import type { ContaFinanceiraRepository } from './conta-financeira.repository.ts';
import { usosDaConta } from './conta-financeira-usos.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly contas: ContaFinanceiraRepository;
}

export function createContaFinanceiraService({ db, agora, newId, contas }: Deps) {
  const leitura = createLeituraService<FichaContaFinanceira, FichaContaFinanceira, ConsultaContasFinanceiras>({
    db,
    repository: contas,
    arquivo: contasArquivo,
    usos: usosDaConta,
    historiaOf: async (tx, id) => [{ nome: 'conta_financeira', ids: [id], colunas: colunasDaConta(await contas.readCorretoras(tx)) }],
  });
  const escrita = createEscritaService<FichaContaFinanceira, ConsultaContasFinanceiras>({
    db,
    nome: nomeContaFinanceira,
    repository: contas,
    leitura,
    usos: usosDaConta,
  });

  /** @throws {Recusa} 422 at the fields of what is no account */
  function judged(typed: DadosContaFinanceira): DadosContaFinanceira {
    const errors = validateContaFinanceira(typed, hojeEm(agora()));
    if (errors.length > 0) throw camposInvalidos(errors);
    return normalizeContaFinanceira(typed);
  }

  /** What only the database knows of an account. */
  async function assertVinculos(tx: Tx, id: string, dados: DadosContaFinanceira, chamador: Chamador): Promise<void> {
    await contas.lockUnicos(tx, chamador);
    const iguais = await contas.listIguais(tx, dados, id);
    const daConta = iguais.find(({ isConta }) => isConta);
    const isCorretora = dados.corretoraId === null || (await contas.holdCorretora(tx, dados.corretoraId));
    const movimento = await contas.findMovimentoAntes(tx, id, dados.saldoInicialEm);
    const errors: ErroCampo[] = [
      ...(movimento === null ? [] : [saldoDepoisDeMovimentos(movimento)]),
      ...(iguais.some(({ isNome }) => isNome) ? [nomeTomado()] : []),
      ...(daConta ? [contaTomada(daConta.nome)] : []),
      ...(isCorretora ? [] : [corretoraDesconhecida()]),
    ];
    if (errors.length > 0) throw camposInvalidos(errors);
  }

  return {
    ...leitura,
    ...escrita,

    listOpcoes: (chamador: Chamador): Promise<OpcaoContaFinanceira[]> => db.tenant(chamador, (tx) => contas.listOpcoes(tx)),

    /** @throws {Recusa} 422 at each field that is refused */
    create: (typed: DadosContaFinanceira, chamador: Chamador): Promise<FichaContaFinanceira> => {
      const dados = judged(typed);
      return db.tenant(chamador, async (tx) => {
        const id = newId();
        await assertVinculos(tx, id, dados, chamador);
        await contas.insert(tx, chamador, id, dados);
        return leitura.read(tx, id);
      });
    },

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    update: (
      { contaId: id, versao, ...typed }: DadosContaFinanceira & { contaId: string; versao: number },
      chamador: Chamador,
    ): Promise<FichaContaFinanceira> =>
      escrita.change({ id, versao }, chamador, async (tx) => {
        const dados = judged(typed);
        await assertVinculos(tx, id, dados, chamador);
        await contas.update(tx, id, dados);
      }),
  };
}
