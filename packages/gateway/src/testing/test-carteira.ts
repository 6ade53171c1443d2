import { uuidv7 } from 'uuidv7';
import type { AppTeste } from './test-app.ts';
import type { UsuarioTeste } from './test-user.ts';

type Colunas = Readonly<Record<string, unknown>>;

/** Writes records of a brokerage straight into its tables, in its own name. Each answers the id it was given. */
export interface CarteiraTeste {
  insert(tabela: string, colunas: Colunas): Promise<string>;
  run(sql: string, params?: readonly unknown[]): Promise<number>;
  segurado(nome: string, colunas?: Colunas): Promise<string>;
  apolice(seguradoId: string, colunas?: Colunas): Promise<string>;
  sinistro(apoliceId: string, colunas?: Colunas): Promise<string>;
  proposta(seguradoId: string, colunas?: Colunas): Promise<string>;
  orcamento(nome: string | null, colunas?: Colunas): Promise<string>;
  cotacao(orcamentoId: string, rodada?: number): Promise<string>;
}

const SEGURADORA = 'carteira_seguros';

/** The portfolio of a user's subscription, empty until something is written. */
export async function createCarteira(teste: Pick<AppTeste, 'db' | 'banco'>, usuario: UsuarioTeste): Promise<CarteiraTeste> {
  let numero = 1_000;
  const { assinaturaId, usuarioId, corretoraId } = usuario;
  const run: CarteiraTeste['run'] = (sql, params = []) => teste.db.tenant(usuario, (tx) => tx.run(sql, params));
  const insert: CarteiraTeste['insert'] = async (tabela, colunas) => {
    const linha: Colunas = { id: uuidv7(), assinatura_id: assinaturaId, ...colunas };
    const nomes = Object.keys(linha);
    await run(
      `insert into balcao.${tabela} (${nomes.join(', ')}) values (${nomes.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(linha),
    );
    return String(linha['id']);
  };
  const premio = { premio_liquido_centavos: 100_000, iof_centavos: 7_380, premio_total_centavos: 107_380 };
  const vigencia = { vig_ini: '2026-01-10', vig_fim: '2027-01-10' };
  const contrato = { seguradora: SEGURADORA, ramo: '0531', corretora_id: corretoraId, usuario_id: usuarioId, bem: 'Onix 1.0', ...vigencia };
  return {
    insert,
    run,
    segurado: (nome, colunas) => insert('segurado', { pessoa: 'PF', documento: String(10_000_000_000 + (numero += 1)), nome, ...colunas }),
    apolice: (segurado_id, colunas) =>
      insert('apolice', {
        ...contrato,
        ...premio,
        segurado_id,
        numero: `AP${(numero += 1)}`,
        emissao: '2026-01-08',
        status: 'VIGENTE',
        ...colunas,
      }),
    sinistro: (apolice_id, colunas) =>
      insert('sinistro', {
        apolice_id,
        usuario_id: usuarioId,
        numero: (numero += 1),
        item: 'Onix 1.0',
        causa: 'COLISAO',
        ocorrido_em: '2026-02-01T12:00:00Z',
        aviso_em: '2026-02-02T12:00:00Z',
        ...colunas,
      }),
    proposta: (segurado_id, colunas) => insert('proposta', { ...contrato, ...premio, segurado_id, numero: (numero += 1), ...colunas }),
    orcamento: (segurado_nome, colunas) =>
      insert('orcamento', { numero: (numero += 1), linha: 'AUTO', formulario: 'AUTO', usuario_id: usuarioId, segurado_nome, ...colunas }),
    cotacao: (orcamento_id, rodada = 1) =>
      insert('cotacao', {
        orcamento_id,
        rodada,
        snapshot: '{}',
        payload_hash: '0'.repeat(64),
        seguradoras: [SEGURADORA],
        limite_segundos: 45,
      }),
  };
}

/** The insurer those records name; once per database. */
export const SEGURADORA_DA_CARTEIRA = `insert into balcao.seguradora (slug, nome, tipo, linhas)
  values ('${SEGURADORA}', 'Carteira Seguros', 'SEGURADORA', '{AUTO}') on conflict do nothing`;
