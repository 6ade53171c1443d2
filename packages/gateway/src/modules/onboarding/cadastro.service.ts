import { createHmac } from 'node:crypto';
import type { EmpresaOnboarding, ErroCampo, Linha, onboardingCalls, UsuarioOnboarding } from '@balcao/contracts';
import { erroCampo, hojeEm, textoSemLinks } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { AddPedidos } from '../../plugins/contagem.ts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import { canonicalJson } from '../../plugins/idempotency.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { digestOf } from '../../plugins/session.model.ts';
import type { JudgeCodigo, RegisterCadastro } from '../indicacao/index.ts';
import type { CadastroRepository, ContextoNovo, LinhaPlano } from './cadastro.repository.ts';
import { confirmeSeuEmail, jaTemConta, PERFIL_DO_PLANO } from './onboarding.copy.ts';
import { chaveReutilizada, seguradoraDesconhecida } from './onboarding.errors.ts';
import { checkEmpresa, checkUsuario, comissaoInicial, fimDoTeste, loginOf, toCorretora, toPessoa } from './onboarding.model.ts';

export type PedidoCadastro = z.output<typeof onboardingCalls.conclude.input>;

/** Where a sign-up came from, and the key its browser gave it. */
export interface OrigemCadastro {
  readonly chave: string;
  readonly ip: string;
  readonly userAgent: string | null;
  /** Cookie by which the browser is known to those who signed in on it. */
  readonly aparelho: string | undefined;
}

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly cadastro: CadastroRepository;
  readonly correio: Correio;
  readonly addPedidos: AddPedidos;
  /** Gives a single-use proof that who holds it reads the user's e-mail. */
  readonly issueProva: (tx: Tx, contexto: ContextoNovo, agora: Date) => Promise<string>;
  readonly registerIndicacao: RegisterCadastro;
  readonly judgeCodigo: JudgeCodigo;
  readonly hashSenha: (senha: string) => Promise<string>;
  readonly wait: (ms: number) => Promise<unknown>;
  /** Digests what was sent, so that a repeated key can be told from a reused one. */
  readonly segredo: Buffer;
  readonly diasDeTeste: number;
}

interface Preparado {
  readonly pedido: PedidoCadastro;
  readonly origem: OrigemCadastro;
  readonly plano: LinhaPlano;
  readonly seguradoras: readonly { slug: string; comissao: object }[];
  readonly senhaHash: string;
}

/** Every sign-up takes as long as this: an e-mail that has an account does less work, and must not show it. */
const PISO_MS = 700;
const TENTATIVAS_LOGIN = 20;
/** Letters a sign-up writes to one address within a day: nobody fills somebody else's mailbox. */
const CARTAS_POR_DIA = 3;
const DIA_MS = 86_400_000;
/** Of names in a letter that goes to an address nobody confirmed yet: a stranger typed both. */
const [LETRAS_DO_NOME, LETRAS_DA_CORRETORA] = [30, 60];

const isEmailTomado = (error: { code?: string; constraint?: string }): boolean =>
  error.code === '23505' && error.constraint === 'usuario_email';

export function createCadastroService(deps: Deps) {
  const { db, agora, cadastro, correio, addPedidos, issueProva, registerIndicacao, judgeCodigo, hashSenha, wait, segredo, diasDeTeste } =
    deps;

  const judgeTyped = async (codigo: string | undefined, cnpj: string, aparelho: string | undefined): Promise<ErroCampo[]> =>
    codigo?.trim() ? judgeCodigo({ codigo, cnpj, aparelho }) : [];

  /** @throws {Recusa} 422 with every refused field */
  async function prepare(pedido: PedidoCadastro, origem: OrigemCadastro): Promise<Preparado> {
    const slugs = [...new Set(pedido.seguradoras)];
    const { plano, conhecidas } = await db.global(async (tx) => ({
      plano: await cadastro.findPlano(tx, pedido.userPlan),
      conhecidas: await cadastro.findSeguradoras(tx, slugs),
    }));
    const desconhecidas = pedido.seguradoras.flatMap((slug, index) =>
      conhecidas.some((conhecida) => conhecida.slug === slug) ? [] : [seguradoraDesconhecida(`seguradoras.${index}`)],
    );
    const digitado = pedido.indicacaoDigitada ? pedido.indicacao : undefined;
    const doCodigo = await judgeTyped(digitado, pedido.company.cnpj, origem.aparelho);
    const errors = [...checkUsuario(pedido.user, 'user.'), ...checkEmpresa(pedido.company, 'company.'), ...desconhecidas, ...doCodigo];
    if (errors.length > 0) throw camposInvalidos(errors);
    if (!plano) throw camposInvalidos([erroCampo('userPlan', 'desconhecido', 'Escolha um plano.')]);
    const seguradoras = conhecidas.map(({ slug, linhas }) => ({ slug, comissao: comissaoInicial(linhas as Linha[]) }));
    return { pedido, origem, plano, seguradoras, senhaHash: await hashSenha(pedido.user.password) };
  }

  async function insertAssinatura(tx: Tx, contexto: ContextoNovo, { pedido, plano }: Preparado, em: Date): Promise<void> {
    const base = loginOf(pedido.company.name);
    const nova = { plano, dataAssinatura: hojeEm(em), trialInicio: em, trialFim: fimDoTeste(em, diasDeTeste) };
    for (let n = 1; n <= TENTATIVAS_LOGIN; n += 1) {
      if (await cadastro.insertAssinatura(tx, contexto, n === 1 ? base : `${base}-${n}`, nova)) return;
    }
    await cadastro.insertAssinatura(tx, contexto, `${base}-${contexto.assinaturaId}`, nova);
  }

  async function create(tx: Tx, contexto: ContextoNovo, preparado: Preparado): Promise<void> {
    const { pedido, plano, seguradoras, senhaHash } = preparado;
    const em = agora();
    const [corretoraId, perfilId] = [uuidv7(), uuidv7()];
    const [pessoa, corretora] = [toPessoa(pedido.user), toCorretora(pedido.company)];
    await insertAssinatura(tx, contexto, preparado, em);
    await cadastro.insertCorretora(tx, contexto, { id: corretoraId, ...corretora, email: pessoa.email });
    await cadastro.insertPerfil(tx, contexto, perfilId, { nome: PERFIL_DO_PLANO, flags: plano.flags });
    await cadastro.insertAdministrador(tx, contexto, { ...pessoa, senhaHash, perfilId });
    await cadastro.insertSeguradoras(tx, contexto, corretoraId, seguradoras);
    const { assinaturaId: indicadaId } = contexto;
    if (pedido.indicacao) await registerIndicacao(tx, { codigo: pedido.indicacao, indicadaId, aparelho: preparado.origem.aparelho });
    const url = correio.endereco(`/confirmacaoEmail?token=${await issueProva(tx, contexto, em)}`);
    await correio.enqueue(tx, {
      para: pessoa.email,
      ...confirmeSeuEmail({
        nome: textoSemLinks(pessoa.nome.split(/\s+/)[0] ?? '', LETRAS_DO_NOME),
        corretora: textoSemLinks(corretora.nome, LETRAS_DA_CORRETORA),
        dias: diasDeTeste,
        url,
      }),
    });
  }

  /** Counted whatever comes of it: a sign-up that fails wrote nothing, but was asked for. */
  const mayWrite = async (email: string): Promise<boolean> =>
    (await addPedidos({ chave: `carta-de-cadastro|${email.toLowerCase()}`, quantos: 1, janelaMs: DIA_MS })).feitos <= CARTAS_POR_DIA;

  /** All of it or nothing, in the name of the subscription that begins. */
  async function signUp(preparado: Preparado): Promise<void> {
    const { pedido, origem } = preparado;
    const contexto: ContextoNovo = { assinaturaId: uuidv7(), usuarioId: uuidv7(), ip: origem.ip };
    const corpoHash = createHmac('sha256', segredo).update(canonicalJson(pedido)).digest();
    // before the transaction: a connection is never waited for with another in hand
    const isCartaDevida = await mayWrite(pedido.user.email);
    await db.tenant(contexto, async (tx) => {
      const fim = await cadastro.takeKey(tx, digestOf(origem.chave), corpoHash);
      if (fim === 'OUTRO') throw chaveReutilizada();
      if (fim === 'REPETIDO') return;
      if (!(await cadastro.hasConta(tx, pedido.user.email))) return create(tx, contexto, preparado);
      if (isCartaDevida) await correio.enqueue(tx, { para: pedido.user.email, ...jaTemConta({ url: correio.endereco('/login') }) });
    });
  }

  async function finish(pedido: PedidoCadastro, origem: OrigemCadastro) {
    const preparado = await prepare(pedido, origem);
    // the same e-mail in two browsers at once: the second finds the account the first has just opened
    const work = signUp(preparado).catch((error: object) => (isEmailTomado(error) ? signUp(preparado) : Promise.reject(error)));
    await Promise.all([work, wait(PISO_MS)]);
    return { email: pedido.user.email, diasDeTeste };
  }

  return {
    listPlanos: () => db.global(cadastro.listPlanos),
    listSeguradoras: () => db.global(cadastro.listSeguradoras),
    /** @throws {Recusa} 422; never says whether the e-mail has an account */
    checkUsuario: async (user: UsuarioOnboarding) => {
      const errors = checkUsuario(user);
      if (errors.length > 0) throw camposInvalidos(errors);
    },
    /** @throws {Recusa} 422; of the code, one that was typed and is not good */
    checkEmpresa: async (
      { indicacao, ...company }: EmpresaOnboarding & { indicacao?: string | undefined },
      aparelho: string | undefined,
    ) => {
      const errors = [...checkEmpresa(company), ...(await judgeTyped(indicacao, company.cnpj, aparelho))];
      if (errors.length > 0) throw camposInvalidos(errors);
    },
    finish,
  };
}

export type CadastroService = ReturnType<typeof createCadastroService>;
