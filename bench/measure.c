/* Runs one command and reports what the whole process cost.
 *
 * Usage: measure REPORT COMMAND [ARGUMENT...]
 *
 * Writes one line to the file REPORT: exit code (128 + signal where one ended it), then user
 * seconds, system seconds, wall seconds, and the peak of resident memory in KiB. It is a program
 * of its own because a process inherits the peak of the one that starts it, and this one is
 * small. */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + time.tv_usec / 1e6; }

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: measure REPORT COMMAND [ARGUMENT...]\n");
    return 2;
  }
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child < 0) {
    perror("measure: fork");
    return 3;
  }
  if (child == 0) {
    execvp(argv[2], argv + 2);
    perror(argv[2]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) {
    perror("measure: wait");
    return 3;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  FILE *report = fopen(argv[1], "w");
  if (!report) {
    perror(argv[1]);
    return 3;
  }
  double wall = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  fprintf(report, "%d %.6f %.6f %.6f %ld\n", code, seconds(usage.ru_utime), seconds(usage.ru_stime),
          wall, usage.ru_maxrss);
  return fclose(report) == 0 ? 0 : 3;
}
