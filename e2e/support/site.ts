import { tmpdir } from 'node:os';
import path from 'node:path';

/** The site under test: its own port and its own data, apart from a `npm start` that may be running. */
export const PORTA = Number(process.env['E2E_PORT'] ?? 9320);
export const ENDERECO = `http://localhost:${PORTA}`;
export const DADOS = process.env['E2E_DATA'] ?? path.join(tmpdir(), `balcao-e2e-${PORTA}`);

/** Whether a site answers, at its address. */
export const isUp = (endereco: string): Promise<boolean> =>
  fetch(`${endereco}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** How long a site may take to fill its database and be up: a hang is a fault, slowness of a busy machine is none. */
export const SUBIDA_MS = 600_000;

/** How long a job of the queue may take until a page tells its end: two others at once, and as many tests, have the machine too. */
export const TAREFA_MS = 240_000;

/** The back door of the pretend insurers. */
export const SEGURADORAS = `http://127.0.0.1:${PORTA + 1}`;

export const SENHA = 'Balcao#2026';
export const CONTAS = {
  corretor: 'corretor@balcao.test',
  admin: 'admin@balcao.test',
  suporte: 'suporte@balcao.test',
  trial: 'trial@balcao.test',
  pendente: 'pendente@balcao.test',
  /** A colleague of the broker who may not quote cars (`bloqueioCotacaoAuto`). */
  semAuto: 'colega4@balcao.test',
  /** Colleagues without what their names say. */
  semMc: 'colega2@balcao.test',
  semOrcamentacao: 'colega3@balcao.test',
  semManual: 'colega5@balcao.test',
  semDocumentos: 'colega6@balcao.test',
  semResidencial: 'colega7@balcao.test',
  semSaude: 'colega8@balcao.test',
  /** A colleague whose own record tests change and put back. */
  perfil: 'colega0@balcao.test',
  /** A colleague whose password is guessed at: nobody else signs in as them. */
  adivinhado: 'colega1@balcao.test',
  /** Administrators of a trial that ended and of a subscription taken back. */
  expirado: 'expirado@balcao.test',
  reativada: 'reativada@balcao.test',
} as const;
export type Conta = keyof typeof CONTAS;

/** Tag of what one browser says for all: the gateway alone decides it, or a page is seen once more at another width. */
export const UMA_VEZ = '@uma-vez';
