import { randomBytes } from 'node:crypto';
import type { DadosUsuario, OpcoesUsuario } from '@balcao/contracts';
import { foldTexto, normalizeUsuario, PERFIS_DE_ACESSO, rotulosDoPerfil, validateUsuario } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { hashSenha } from '../../plugins/passwords.ts';
import {
  type CampoImportavel,
  campoImportavel,
  chosenOf,
  type Importavel,
  type LeitorDeLinha,
  partOf,
  type RecusaDeCampo,
  textoOf,
  withJudged,
} from '../importacao/index.ts';
import type { Convites } from './convites.ts';
import { copy } from './usuario.copy.ts';
import { semLugar } from './usuario.errors.ts';
import type { UsuarioRepository } from './usuario.repository.ts';

const campos: readonly CampoImportavel[] = [
  campoImportavel('nome', 'Nome', 'nome usuario nomecompleto', true),
  campoImportavel('email', 'E-mail', 'email correioeletronico login', true),
  campoImportavel('telefone', 'Telefone', 'telefone celular fone'),
  campoImportavel('perfil', 'Perfil', 'perfil perfildeacesso'),
  campoImportavel('corretoras', 'Corretoras', 'corretoras corretora'),
  campoImportavel('produtor', 'Produtor', 'produtor produtorpadrao'),
];
const { PERSONALIZADO: _, ...perfis } = rotulosDoPerfil;

interface Conhecidos {
  readonly opcoes: OpcoesUsuario;
  /** The caller administers these brokerages alone; none is all of them. */
  readonly minhas: readonly string[];
}

/** Reads a line: an invitation with one of the presets, to all brokerages of the caller unless it names some. */
function readerWith({ opcoes, minhas }: Conhecidos): LeitorDeLinha<DadosUsuario> {
  const corretoras = new Map(opcoes.corretoras.map(({ id, nome }) => [foldTexto(nome), id]));
  const produtores = new Map(opcoes.produtores.map((um) => [foldTexto(um.nome), um]));
  const taken = new Set<string>();

  function readCorretoras(celula: string, refuse: (recusa: RecusaDeCampo) => void): string[] {
    if (celula === '' || foldTexto(celula) === 'todas') return [...minhas];
    const nomes = celula.split(/[;|]/).map((nome) => nome.trim());
    const ids = nomes.map((nome) => corretoras.get(foldTexto(nome)));
    const perdida = nomes[ids.indexOf(undefined)];
    if (perdida !== undefined) refuse({ campo: 'corretoras', mensagem: copy.corretoraDesconhecida(perdida) });
    return [...new Set(ids.filter((id) => id !== undefined))];
  }

  function readProdutor(celula: string, refuse: (recusa: RecusaDeCampo) => void): string | null {
    if (celula === '') return null;
    const produtor = produtores.get(foldTexto(celula));
    if (!produtor) refuse({ campo: 'produtor', mensagem: copy.produtorDesconhecido });
    else if (produtor.usuarioId !== null || taken.has(produtor.id)) refuse({ campo: 'produtor', mensagem: copy.produtorTomado });
    return produtor?.id ?? null;
  }

  return (linha) => {
    const cell = (nome: string): string => linha[nome] ?? '';
    const recusas: RecusaDeCampo[] = [];
    const refuse = (recusa: RecusaDeCampo) => recusas.push(recusa);
    const perfil = chosenOf({ campo: 'perfil', celula: cell('perfil') }, perfis, refuse) ?? 'CORRETOR';
    if (cell('nome').length > 120) refuse({ campo: 'nome', mensagem: copy.longo(120) });
    const dados: DadosUsuario = {
      nome: cell('nome'),
      email: cell('email'),
      telefone: textoOf(cell('telefone')),
      ...PERFIS_DE_ACESSO[perfil],
      corretoraIds: readCorretoras(cell('corretoras'), refuse),
      produtorId: readProdutor(cell('produtor'), refuse),
      horarios: [],
    };
    const all = withJudged(recusas, validateUsuario(dados).map(partOf({})));
    if (all.length > 0) return { recusas: all };
    if (dados.produtorId !== null) taken.add(dados.produtorId);
    return { dados: normalizeUsuario(dados) };
  };
}

interface Deps {
  readonly usuarios: UsuarioRepository;
  readonly convites: Convites;
}

/**
 * Users by a file: each line is an invitation, for as many as the plan has seats, of an administrator who still is one and to no
 * brokerage but theirs.
 */
export function createUsuarioImportavel({ usuarios, convites }: Deps): Importavel<DadosUsuario> {
  async function vagasOf(tx: Tx, contexto: Contexto) {
    const poderes = await usuarios.readPoderes(tx);
    if (!poderes?.administra) return { restam: 0, mensagem: copy.semPoder };
    const lugares = await usuarios.readLugares(tx, contexto);
    return { restam: Math.max(0, lugares.limite - lugares.usados), mensagem: semLugar(lugares).mensagem };
  }

  return {
    cadastro: 'USUARIO',
    campos,
    reader: async (tx, contexto) => {
      // seats are counted before they are taken: whoever writes waits for whoever does so too
      await usuarios.lockAssinatura(tx, contexto);
      const opcoes = await usuarios.readOpcoes(tx);
      const minhas = (await usuarios.readPoderes(tx))?.corretoraIds ?? [];
      return { read: readerWith({ opcoes, minhas }), vagas: await vagasOf(tx, contexto) };
    },
    chave: { campo: 'email', of: ({ email }) => email },
    listTomadas: (tx, emails) => usuarios.listEmailsTomados(tx, emails),
    insert: async (tx, contexto, dados) => {
      // nobody knows it: each of the invited chooses their own
      const senhaHash = await hashSenha(randomBytes(32).toString('hex'));
      const quem = { assinaturaId: contexto.assinaturaId, sessao: { username: await usuarios.readNome(tx) } };
      let written = 0;
      for (const usuario of dados) {
        const id = uuidv7();
        if (!(await usuarios.insert(tx, contexto, { id, senhaHash }, usuario))) continue;
        await convites.send(tx, { id, nome: usuario.nome, email: usuario.email }, quem);
        written += 1;
      }
      return written;
    },
  };
}
