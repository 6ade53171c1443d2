import { documentoCalls, type FichaDocumento, type SugestaoDocumento, type VinculoDocumento } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { readDocumento, saveDocumento, unlinkDocumento } from '@balcao/shared/documents';
import { Button, Cluster, Heading, Stack, Text, showToast } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { PreviaDocumento } from '@balcao/ui/documents';
import { ComboBox } from '@balcao/ui/forms';
import { LeituraRegistro } from '@balcao/ui/records';
import { alvos, motivos } from '../../documentos/documentos.copy.ts';
import { linkDocumento, useDocumento, useSugestoes } from '../../documentos/documentos.resource.ts';
import { copy } from './documentos.copy.ts';
import { searchSegurados } from './documentos.resource.ts';

const ALTURA = 480;

/** One document: what it hangs from, what it may hang from, and its pages. */
export function PainelDocumento({ id, busca }: { id: string; busca?: string | undefined }) {
  const mayLink = useMay(documentoCalls.linkDocumento);
  return (
    <LeituraRegistro leitura={useDocumento(id)} altura={ALTURA}>
      {(ficha) => (
        <Stack gap={4}>
          <Heading level={2}>{ficha.nome}</Heading>
          <Vinculos ficha={ficha} />
          {mayLink && <Sugestoes id={id} ligados={ficha.vinculos} />}
          <PreviaDocumento documento={ficha} read={readDocumento} save={saveDocumento} {...(busca && { busca })} />
        </Stack>
      )}
    </LeituraRegistro>
  );
}

function Vinculos({ ficha: { id, vinculos } }: { ficha: FichaDocumento }) {
  const mayUnlink = useMay(documentoCalls.unlinkDocumento);
  const onUnlink = (vinculo: VinculoDocumento) =>
    void unlinkDocumento(id, vinculo).catch((error: unknown) => showFailure(copy.painel.falhaLigar, error));
  return (
    <Stack gap={2}>
      <Heading level={3}>{copy.painel.vinculos}</Heading>
      {vinculos.length === 0 && <Text isSoft>{copy.painel.semVinculos}</Text>}
      {vinculos.map(({ nome, ...vinculo }) => (
        <Cluster key={`${vinculo.alvo} ${vinculo.alvoId}`} gap={2} justify="space-between">
          <Text>{nome}</Text>
          {mayUnlink && (
            <Button size="sm" variant="quiet" aria-label={copy.painel.desligar(nome)} onClick={() => onUnlink(vinculo)}>
              {copy.painel.desligarCurto}
            </Button>
          )}
        </Cluster>
      ))}
    </Stack>
  );
}

function Sugestoes({ id, ligados }: { id: string; ligados: readonly VinculoDocumento[] }) {
  const leitura = useSugestoes(id);
  const link = (vinculo: VinculoDocumento) =>
    void linkDocumento(id, vinculo).then(
      () => showToast({ tone: 'sucesso', titulo: copy.painel.ligado }),
      (error: unknown) => showFailure(copy.painel.falhaLigar, error),
    );
  const isNova = ({ alvo, alvoId }: SugestaoDocumento) => !ligados.some((ligado) => ligado.alvo === alvo && ligado.alvoId === alvoId);
  return (
    <Stack gap={2}>
      <Heading level={3}>{copy.painel.sugestoes}</Heading>
      <LeituraRegistro leitura={leitura} altura={96}>
        {(sugestoes) =>
          sugestoes.filter(isNova).length === 0 ? (
            <Text isSoft>{copy.painel.semSugestoes}</Text>
          ) : (
            <Stack gap={2}>
              {sugestoes.filter(isNova).map(({ alvo, alvoId, nome, pontos, motivos: porque }) => (
                <Cluster key={`${alvo} ${alvoId}`} gap={3} justify="space-between">
                  <div>
                    <Text>
                      <strong>{nome}</strong> · {alvos[alvo]}
                    </Text>
                    <Text size={12} isSoft>
                      {`${copy.pontos(pontos)} · ${copy.porque(porque.map((motivo) => motivos[motivo]))}`}
                    </Text>
                  </div>
                  <Button size="sm" variant="primary" aria-label={copy.painel.ligar(nome)} onClick={() => link({ alvo, alvoId })}>
                    {copy.painel.ligarCurto}
                  </Button>
                </Cluster>
              ))}
            </Stack>
          )
        }
      </LeituraRegistro>
      <ComboBox
        // a choice is an act: once it is done, the field begins again
        key={ligados.length}
        name="segurado"
        label={copy.painel.procurar}
        loadOptions={searchSegurados}
        value={null}
        onChange={(alvoId) => alvoId && link({ alvo: 'SEGURADO', alvoId })}
      />
    </Stack>
  );
}
