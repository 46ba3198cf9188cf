// Library that keeps a copy of a folder as a disk would hold it after a power failure: only what was synced.
// Preloaded into PostgreSQL with SHADOW_FROM (the folder, real path) and SHADOW_TO (the copy). On fsync and fdatasync the
// file's content is copied; names (create, rename, remove) and lengths count at once, as on a journalling file system.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

// Path in the copy; 0 for a path outside of the folder.
static int shadowOf(const char *path, char *out) {
  const char *from = getenv("SHADOW_FROM"), *to = getenv("SHADOW_TO");
  char whole[PATH_MAX];
  if (!from || !to || !path) return 0;
  if (path[0] != '/') {
    if (!getcwd(whole, sizeof whole)) return 0;
    size_t length = strlen(whole);
    if (snprintf(whole + length, sizeof whole - length, "/%s", path) >= (int)(sizeof whole - length)) return 0;
    path = whole;
  }
  size_t length = strlen(from);
  if (strncmp(path, from, length) != 0 || (path[length] != '/' && path[length] != 0)) return 0;
  return snprintf(out, PATH_MAX, "%s%s", to, path + length) < PATH_MAX;
}

static int shadowOfFile(int fd, char *out) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return shadowOf(path, out);
}

static void copyFile(int fd) {
  char to[PATH_MAX], link[64];
  struct stat status;
  static char buffer[1 << 20];
  if (fstat(fd, &status) != 0 || !S_ISREG(status.st_mode) || !shadowOfFile(fd, to)) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int in = open(link, O_RDONLY), out = open(to, O_WRONLY | O_CREAT, 0600);
  if (in >= 0 && out >= 0) {
    ssize_t count;
    while ((count = read(in, buffer, sizeof buffer)) > 0)
      if (write(out, buffer, count) != count) abort();
  }
  if (in >= 0) close(in);
  if (out >= 0) close(out);
}

int fsync(int fd) {
  REAL(int, "fsync", int);
  int saved = errno;
  copyFile(fd);
  errno = saved;
  return real(fd);
}

int fdatasync(int fd) {
  REAL(int, "fdatasync", int);
  int saved = errno;
  copyFile(fd);
  errno = saved;
  return real(fd);
}

int rename(const char *old, const char *new) {
  REAL(int, "rename", const char *, const char *);
  char oldShadow[PATH_MAX], newShadow[PATH_MAX];
  int result = real(old, new), saved = errno;
  if (result == 0 && shadowOf(old, oldShadow) && shadowOf(new, newShadow)) real(oldShadow, newShadow);
  errno = saved;
  return result;
}

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  char shadow[PATH_MAX];
  int result = real(path), saved = errno;
  if (result == 0 && shadowOf(path, shadow)) real(shadow);
  errno = saved;
  return result;
}

int mkdir(const char *path, mode_t mode) {
  REAL(int, "mkdir", const char *, mode_t);
  char shadow[PATH_MAX];
  int result = real(path, mode), saved = errno;
  if (result == 0 && shadowOf(path, shadow)) real(shadow, mode);
  errno = saved;
  return result;
}

int rmdir(const char *path) {
  REAL(int, "rmdir", const char *);
  char shadow[PATH_MAX];
  int result = real(path), saved = errno;
  if (result == 0 && shadowOf(path, shadow)) real(shadow);
  errno = saved;
  return result;
}

int ftruncate64(int fd, off64_t length) {
  REAL(int, "ftruncate64", int, off64_t);
  char shadow[PATH_MAX];
  int result = real(fd, length), saved = errno;
  if (result == 0 && shadowOfFile(fd, shadow)) (void)!truncate64(shadow, length);
  errno = saved;
  return result;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }
