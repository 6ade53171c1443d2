import {
  CampoDoMovimentoBancario,
  type DecisaoDoMovimento,
  type LeituraDoExtrato,
  type MapeamentoBancario,
  type PreviaBancaria,
  type SaldoDaConta,
} from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Cluster, showToast, Stack, Text, VisuallyHidden } from '@balcao/ui';
import { DropZone, RadioGroup } from '@balcao/ui/forms';
import { ConfirmDialog, Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { type Escolhidos, placesChosen } from '../../mapeamento/lugares.model.ts';
import { MapaDaTabela } from '../../mapeamento/mapa-da-tabela.component.tsx';
import { copy } from './extrato-bancario.copy.ts';
import { readExtrato, useConfirm, useDiscard, useLeitura } from './extrato-bancario.resource.ts';
import { sayFalha, sentenceOf } from '../../say-falha.ts';

const { leitura: frases } = copy;
const NA_TELA = 50;
const DECISOES = [
  { value: 'IGNORAR', label: frases.ignorar },
  { value: 'INCLUIR', label: frases.incluir },
];
type Decisoes = Readonly<Record<number, DecisaoDoMovimento['acao']>>;

export interface LeituraProps {
  /** The accounts, and the one in sight. */
  contas: readonly SaldoDaConta[];
  atual: SaldoDaConta;
  /** One that was read before and waits; null: a file is chosen. */
  leituraId: string | null;
  onClose: () => void;
}

/** A file of the bank: chosen or read before, shown as what it would do to the account, decided where it is doubtful, and confirmed. */
export function Leitura({ contas, atual, leituraId, onClose }: LeituraProps) {
  const guardada = useLeitura(leituraId);
  const [escolhida, setLida] = useState<LeituraDoExtrato | null>(null);
  const lida = escolhida ?? guardada.data ?? null;
  const conta = contas.find(({ id }) => id === lida?.contaId) ?? atual;
  const [decisoes, setDecisoes] = useState<Decisoes>({});
  const [isLendo, setLendo] = useState(false);
  const [recusa, setRecusa] = useState<string | null>(null);
  /** A table whose columns are not known: somebody says what they are. */
  const [desconhecida, setDesconhecida] = useState<(PreviaBancaria & { file: File }) | null>(null);
  const confirm = useConfirm();
  const faltam = lida?.duvidosos.filter(({ indice }) => decisoes[indice] === undefined).length ?? 0;
  const incluidos = lida?.duvidosos.filter(({ indice }) => decisoes[indice] === 'INCLUIR').length ?? 0;

  async function take(file: File | undefined, mapeamento: MapeamentoBancario | null = null): Promise<void> {
    if (!file) return;
    setLendo(true);
    setRecusa(null);
    try {
      setLida(await readExtrato(conta.id, file, mapeamento));
      setDecisoes({});
      setDesconhecida(null);
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      setLida(null);
      setRecusa(sentenceOf(error));
      if (error.code === 'colunas-desconhecidas') setDesconhecida({ file, ...(error.data as PreviaBancaria) });
      else if (!mapeamento) setDesconhecida(null);
    } finally {
      setLendo(false);
    }
  }

  const send = (leitura: LeituraDoExtrato) =>
    confirm.mutate(
      { leituraId: leitura.id, decisoes: Object.entries(decisoes).map(([indice, acao]) => ({ indice: Number(indice), acao })) },
      {
        onSuccess: ({ novos }) => {
          showToast({ tone: 'sucesso', titulo: frases.importado(novos) });
          onClose();
        },
        onError: (falha) => {
          const mudou = falha.code === 'extrato-a-decidir';
          if (mudou) setLida(falha.data as LeituraDoExtrato);
          setRecusa(mudou ? frases.mudou : sentenceOf(falha));
        },
      },
    );

  return (
    <Drawer
      titulo={leituraId ? frases.tituloDaEspera : frases.titulo}
      isOpen
      width={720}
      onClose={onClose}
      actions={
        lida && (
          <>
            {faltam > 0 && <Text isSoft>{frases.decida}</Text>}
            <Descarte lida={lida} onFeito={onClose} />
            <Button variant="primary" isBusy={confirm.isPending} isDisabled={faltam > 0} onClick={() => send(lida)}>
              {frases.confirmar(lida.novos + incluidos)}
            </Button>
          </>
        )
      }
    >
      {leituraId && !lida ? (
        <LeituraRegistro leitura={guardada} altura={420}>
          {() => null}
        </LeituraRegistro>
      ) : (
        <Stack gap={4}>
          <Text>{frases.conta(conta.nome)}</Text>
          {lida && <Text>{frases.arquivoLido(lida.nome)}</Text>}
          <DropZone
            titulo={frases.soltar}
            texto={frases.texto}
            rotulo={frases.arquivo}
            escolher={lida ? frases.outro : frases.escolher}
            accept=".ofx,.csv,.xlsx,.txt"
            isBusy={isLendo}
            onArquivos={([file]) => void take(file)}
          />
          {isLendo && <VisuallyHidden aria-live="polite">{frases.lendo}</VisuallyHidden>}
          {recusa && (
            <Alert tone="perigo" isLive>
              {recusa}
            </Alert>
          )}
          {desconhecida && !lida && (
            <Colunas
              key={desconhecida.file.name}
              linhas={desconhecida.linhas}
              isBusy={isLendo}
              onDitas={(mapeamento) => void take(desconhecida.file, mapeamento)}
            />
          )}
          {lida && (
            <Previa lida={lida} decisoes={decisoes} onDecidir={(indice, acao) => setDecisoes((antes) => ({ ...antes, [indice]: acao }))} />
          )}
        </Stack>
      )}
    </Drawer>
  );
}

/** Forgets what was read: nothing of it counts yet. */
function Descarte({ lida: { id, nome }, onFeito }: { lida: LeituraDoExtrato; onFeito: () => void }) {
  const discard = useDiscard();
  const [isPerguntando, setPerguntando] = useState(false);
  const send = () =>
    discard.mutate(
      { leituraId: id },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: frases.descartado });
          onFeito();
        },
        onError: sayFalha,
      },
    );
  return (
    <>
      <Button onClick={() => setPerguntando(true)}>{frases.descartar}</Button>
      {isPerguntando && (
        <ConfirmDialog
          titulo={frases.descartarTitulo}
          confirmar={frases.descartar}
          isDanger
          isOpen
          isBusy={discard.isPending}
          onClose={() => setPerguntando(false)}
          onConfirm={send}
        >
          {frases.descartarTexto(nome)}
        </ConfirmDialog>
      )}
    </>
  );
}

interface ColunasProps extends PreviaBancaria {
  isBusy: boolean;
  onDitas: (mapeamento: MapeamentoBancario) => void;
}

/** Where the columns of a table stand, said once for the account. */
function Colunas({ linhas, isBusy, onDitas }: ColunasProps) {
  const [escolhidos, setEscolhidos] = useState<Escolhidos>({});
  return (
    <Stack gap={4}>
      <Text>{frases.mapear}</Text>
      <MapaDaTabela
        linhas={linhas}
        nomes={frases.nomes}
        obrigatorios={['dia', 'memo']}
        escolhidos={escolhidos}
        onChange={(campo, valor) => setEscolhidos((antes) => ({ ...antes, [campo]: valor }))}
      />
      <Cluster>
        <Button variant="primary" isBusy={isBusy} onClick={() => onDitas(placesChosen(CampoDoMovimentoBancario.options, escolhidos))}>
          {frases.lerComEstas}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface PreviaProps {
  lida: LeituraDoExtrato;
  decisoes: Decisoes;
  onDecidir: (indice: number, acao: DecisaoDoMovimento['acao']) => void;
}

function Previa({ lida, decisoes, onDecidir }: PreviaProps) {
  return (
    <Stack gap={4}>
      <Text>{frases.periodo(lida.inicio, lida.fim)}</Text>
      <Cluster gap={3}>
        <strong>{frases.novos(lida.novos)}</strong>
        <span>{frases.conhecidos(lida.conhecidos)}</span>
        {lida.anteriores > 0 && <span>{frases.anteriores(lida.anteriores)}</span>}
        {lida.duvidosos.length > 0 && <strong>{frases.duvidosos(lida.duvidosos.length)}</strong>}
      </Cluster>
      {lida.jaImportado && (
        <Alert tone="info">{frases.jaImportado(new Date(lida.jaImportado.em).toLocaleString('pt-BR'), lida.jaImportado.por)}</Alert>
      )}
      <SaldoDoArquivo saldo={lida.saldo} />
      {lida.duvidosos.map((um) => (
        <Stack key={um.indice} gap={1}>
          <Text>
            <strong>{um.memo || copy.movimentos.semTexto}</strong>, {formatData(um.dia)}: {formatCentavos(um.valorCentavos)}
          </Text>
          <Text isSoft>{um.porque}</Text>
          <Text isSoft>{frases.guardado(um.guardado.dia, um.guardado.memo)}</Text>
          <RadioGroup
            name={`decisao-${um.indice}`}
            label={frases.decisao(um.memo || copy.movimentos.semTexto)}
            options={DECISOES}
            isInline
            value={decisoes[um.indice] ?? null}
            onChange={(acao) => acao && onDecidir(um.indice, acao as DecisaoDoMovimento['acao'])}
          />
        </Stack>
      ))}
      {lida.movimentos.length > 0 && (
        <DataTable
          caption={frases.caption}
          isCaptionVisible
          density="compact"
          rows={lida.movimentos.slice(0, NA_TELA)}
          rowId={({ indice }) => String(indice)}
          columns={[
            { id: 'dia', header: copy.movimentos.colunas.dia, width: '104px', cell: ({ dia }) => formatData(dia) },
            {
              id: 'memo',
              header: copy.movimentos.colunas.memo,
              isRowHeader: true,
              cell: ({ memo, isFitidRepetido }) => (
                <>
                  {memo || copy.movimentos.semTexto}
                  {isFitidRepetido && (
                    <Text size={12} isSoft>
                      {frases.repetido}
                    </Text>
                  )}
                </>
              ),
            },
            {
              id: 'valor',
              header: copy.movimentos.colunas.valor,
              width: '124px',
              align: 'end',
              cell: ({ valorCentavos }) => formatCentavos(valorCentavos),
            },
          ]}
        />
      )}
      {lida.novos > NA_TELA && <Text isSoft>{frases.mais(lida.novos - NA_TELA)}</Text>}
    </Stack>
  );
}

function SaldoDoArquivo({ saldo }: Pick<LeituraDoExtrato, 'saldo'>) {
  if (!saldo) return null;
  if (saldo.calculadoCentavos === null) return <Alert tone="info">{frases.saldoSemBase}</Alert>;
  return saldo.situacao === 'CONFERE' ? (
    <Alert tone="sucesso">{frases.saldoConfere(saldo.informadoCentavos)}</Alert>
  ) : (
    <Alert tone="atencao">{frases.saldoDifere(saldo.calculadoCentavos, saldo.informadoCentavos)}</Alert>
  );
}
